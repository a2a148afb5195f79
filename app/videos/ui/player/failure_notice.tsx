import { Button } from '#app/kit/button/button'
import type { PlayFailure } from '#app/videos/ui/player/attach_hls'
import type { PlayedVideo } from '#app/videos/ui/player/player_types'

const WORDS: Record<PlayFailure, string> = {
  network: 'The video stopped loading. Check your connection and try again.',
  gone: 'This video isn’t available anymore, or you’ve been signed out.',
  media: 'Your browser couldn’t play this video. Try again, or open the file.',
  unsupported: 'This browser can’t play streamed video. Open the file instead.',
}

interface FailureNoticeProps {
  failure: PlayFailure
  video: PlayedVideo
  onRetry: () => void
}

export function FailureNotice({ failure, video, onRetry }: FailureNoticeProps) {
  const file = video.sources.find(({ type }) => type === 'video/mp4')
  const offersFile = file && (failure === 'media' || failure === 'unsupported')
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-black/80 p-6 text-center text-15 text-white"
    >
      <p className="max-w-[36ch]">{WORDS[failure]}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        {offersFile && (
          <a href={file.url} className="self-center text-13 underline underline-offset-4">
            Open the file
          </a>
        )}
      </div>
    </div>
  )
}
