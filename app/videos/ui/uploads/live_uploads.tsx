import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useAccount, useSharedProps } from '#app/kit/hooks/use_shared_props'
import { useVideoUploads } from '#app/videos/ui/uploads/use_video_uploads'
import { videoUploads } from '#app/videos/ui/uploads/video_uploads'

const UploadPanel = lazy(() => import('#app/videos/ui/uploads/upload_panel'))

/** On every page; the panel loads with the first upload. */
export default function LiveUploads(): ReactNode {
  const accountId = useAccount()?.id ?? null
  const { uploads } = useVideoUploads()

  const begun = useSharedProps()
    .active_uploads.map(({ videoSlug }) => videoSlug)
    .join(' ')

  useEffect(() => {
    void videoUploads.enter(accountId).then(() => videoUploads.compare(begun))
  }, [accountId, begun])
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
