import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useAccount, useSharedProps } from '#app/kit/hooks/use_shared_props'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import type { ActiveUpload } from '#app/videos/video_status'
import { useVideoUploads } from '#app/videos/uploads/ui/use_video_uploads'
import { videoUploads } from '#app/videos/uploads/ui/video_uploads'

const UploadPanel = lazyPart(() => import('#app/videos/uploads/ui/upload_panel'))

/** On every page; the panel loads with the first upload. */
export default function LiveUploads(): ReactNode {
  const accountId = useAccount()?.id ?? null
  const { uploads } = useVideoUploads()

  const { active_uploads: active, processing_videos: processing } = useSharedProps()
  const begun = slugsOf(active)
  const processed = slugsOf(processing)

  useEffect(() => {
    void videoUploads.enter(accountId).then(() => videoUploads.compare(begun, processed))
  }, [accountId, begun, processed])
  useChannel(accountId ? `private-user.${accountId}` : null, {
    events: { 'videos.updated': videoUploads.hearChanged },
  })
  useResume(() => {
    if (accountId) void videoUploads.refresh().catch(() => {})
  })
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (videoUploads.isSending) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', videoUploads.resumeFailed)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', videoUploads.resumeFailed)
    }
  }, [])

  if (!uploads.length) return null
  return (
    <Suspense fallback={null}>
      <UploadPanel />
    </Suspense>
  )
}

function slugsOf(uploads: readonly ActiveUpload[]): string {
  return uploads.map(({ videoSlug }) => videoSlug).join(' ')
}
