import { Badge } from '#app/kit/display/badge'
import { Progress } from '#app/kit/display/progress'
import { useVideoProgress } from '#app/videos/uploads/ui/use_video_progress'
import { VIDEO_STATUS_WORDS, type TourVideo } from '#app/walkthroughs/ui/video_words'

interface VideoStateProps {
  video: TourVideo
  onFinished: () => void
}

/** Nothing for a ready one. */
export function VideoState({ video, onFinished }: VideoStateProps) {
  const { status, progress, error } = useVideoProgress(video, onFinished)
  if (status === 'ready') return null
  if (status === 'failed') {
    return (
      <div className="flex flex-col gap-1">
        <Badge tone="danger">Failed</Badge>
        <p className="text-13 text-danger">{error ?? 'This video couldn’t be processed.'}</p>
      </div>
    )
  }
  if (status === 'blank') return <Badge>{VIDEO_STATUS_WORDS.blank}</Badge>
  return <Progress label={VIDEO_STATUS_WORDS[status]} value={progress} />
}
