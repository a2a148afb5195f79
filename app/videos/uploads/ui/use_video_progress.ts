import { useState } from 'react'
import type { Data } from '#data'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { videoChannel } from '#app/videos/video_status'

type Progress = Pick<Data.Videos.Video, 'status' | 'progress' | 'error'>
type Followed = Progress & Pick<Data.Videos.Video, 'id'>

/**
 * How far a video is, live while it isn't finished.
 * @param onFinished it is ready or failed now, or may have changed unseen
 */
export function useVideoProgress(video: Followed, onFinished: () => void): Progress {
  const [heard, setHeard] = useState<{ of: Followed; progress: Progress } | null>(null)
  const isUnfinished = video.status !== 'ready' && video.status !== 'failed'
  useChannel(isUnfinished ? videoChannel(video.id) : null, {
    events: {
      'video.progress': (progress: Progress) => setHeard({ of: video, progress }),
      'video.ready': onFinished,
      'video.failed': onFinished,
    },
  })
  useResume(() => {
    if (isUnfinished) onFinished()
  })
  return heard?.of === video ? heard.progress : video
}
