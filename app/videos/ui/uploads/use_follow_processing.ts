import { useEffect } from 'react'
import { realtime } from '#app/realtime/ui/realtime'
import { useRealtimeStatus } from '#app/realtime/ui/use_realtime'
import { videoChannel } from '#app/videos/contract/channel_name'
import type { VideoStatus } from '#app/videos/contract/video_status'
import { useVideoUploads } from '#app/videos/ui/uploads/use_video_uploads'
import { videoApi } from '#app/videos/ui/uploads/video_api'
import { videoUploads } from '#app/videos/ui/uploads/video_uploads'

/** Polling interval while there is no live connection. */
const ASK_EVERY_MS = 5_000

interface Progress {
  id: number
  status: VideoStatus
  progress: number
  error: string | null
}

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
        events: { 'video.progress': note, 'video.failed': note },
        onReady: () => void ask(id),
      })
    )
    return () => leaves.forEach((leave) => leave())
  }, [processing])

  useEffect(() => {
    if (isLive || !processing) return
    const timer = setInterval(() => idsOf(processing).forEach((id) => void ask(id)), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, processing])
}

function note({ id, status, progress, error }: Progress): void {
  if (status === 'ready') videoUploads.change(id, { state: 'ready', completed: 100 })
  else if (status === 'failed') videoUploads.change(id, { state: 'refused', error })
  else if (status === 'processing') videoUploads.change(id, { completed: progress })
}

async function ask(id: number): Promise<void> {
  const answer = await videoApi.show(id).catch(() => null)
  if (answer) note(answer.video)
}

function idsOf(list: string): number[] {
  return list.split(' ').filter(Boolean).map(Number)
}
