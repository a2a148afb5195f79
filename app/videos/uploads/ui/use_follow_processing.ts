import { useEffect } from 'react'
import { realtime } from '#app/realtime/ui/realtime'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'
import { videoChannel } from '#app/videos/video_status'
import { ProcessingNews } from '#app/videos/uploads/ui/processing_news'
import { useVideoUploads } from '#app/videos/uploads/ui/use_video_uploads'
import { videoApi } from '#app/videos/uploads/ui/video_api'
import { lacksFile } from '#app/videos/uploads/ui/video_upload'
import { videoUploads } from '#app/videos/uploads/ui/video_uploads'

/** Polling interval while there is no live connection. */
const ASK_EVERY_MS = 5_000
/** While there is one, how often what has become quiet is looked for. */
const FORGET_EVERY_MS = 5_000

const news = new ProcessingNews(videoUploads, videoApi)

/** Follows each video that others work on, until it is ready. */
export function useFollowProcessing(): void {
  const { uploads } = useVideoUploads()
  const isLive = useRealtimeStatus() === 'connected'
  const followed = uploads
    .filter((upload) => upload.state === 'processing' || lacksFile(upload))
    .map(({ videoId }) => videoId)
    .join(' ')

  useEffect(() => {
    const leaves = idsOf(followed).map((id) =>
      realtime.listen(videoChannel(id), {
        events: {
          'video.progress': news.hear,
          'video.failed': news.hear,
          'video.removed': news.hearRemoved,
        },
        onReady: () => void news.ask(id),
      })
    )
    return () => leaves.forEach((leave) => leave())
  }, [followed])

  useEffect(() => {
    if (isLive || !followed) return
    const timer = setInterval(
      () => idsOf(followed).forEach((id) => void news.ask(id)),
      ASK_EVERY_MS
    )
    return () => clearInterval(timer)
  }, [isLive, followed])

  const isSentElsewhere = uploads.some(({ state }) => state === 'elsewhere')
  useEffect(() => {
    // without a connection, nothing is heard of anybody
    if (!isLive || !isSentElsewhere) return
    const timer = setInterval(() => videoUploads.forgetQuiet(), FORGET_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, isSentElsewhere])
}

function idsOf(list: string): number[] {
  return list.split(' ').filter(Boolean).map(Number)
}
