import { useEffect } from 'react'
import { realtime } from '#app/realtime/ui/realtime'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'
import { videoChannel } from '#app/videos/contract/channel_name'
import { ProcessingNews } from '#app/videos/ui/uploads/processing_news'
import { useVideoUploads } from '#app/videos/ui/uploads/use_video_uploads'
import { videoApi } from '#app/videos/ui/uploads/video_api'
import { videoUploads } from '#app/videos/ui/uploads/video_uploads'

/** Polling interval while there is no live connection. */
const ASK_EVERY_MS = 5_000

const news = new ProcessingNews(videoUploads, videoApi)

/** Follows each uploaded video until it is ready. */
export function useFollowProcessing(): void {
  const { uploads } = useVideoUploads()
  const isLive = useRealtimeStatus() === 'connected'
  const processing = uploads
    .filter(({ state }) => state === 'processing')
    .map(({ videoId }) => videoId)
    .join(' ')

  useEffect(() => {
    const leaves = idsOf(processing).map((id) =>
      realtime.listen(videoChannel(id), {
        events: { 'video.progress': news.hear, 'video.failed': news.hear },
        onReady: () => void news.ask(id),
      })
    )
    return () => leaves.forEach((leave) => leave())
  }, [processing])

  useEffect(() => {
    if (isLive || !processing) return
    const timer = setInterval(
      () => idsOf(processing).forEach((id) => void news.ask(id)),
      ASK_EVERY_MS
    )
    return () => clearInterval(timer)
  }, [isLive, processing])
}

function idsOf(list: string): number[] {
  return list.split(' ').filter(Boolean).map(Number)
}
