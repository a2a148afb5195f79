import { RotateCw } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Photo } from '#app/kit/media/photo'
import { useSpotCaptions, type SpokenText } from '#app/spots/feed/ui/use_spot_captions'
import { useSpotPlayer } from '#app/spots/feed/ui/use_spot_player'
import type { Slide } from '#app/spots/ui/types'

interface VideoSlideProps {
  slide: Slide
  isActive: boolean
  isPlaying: boolean
  onProgress: (share: number) => void
  onEnd: () => void
  onSpoken: (spoken: SpokenText | null) => void
}

/** A video slide with its player; its poster lies below until the first frame is there. */
export function VideoSlide({ onSpoken, ...playing }: VideoSlideProps) {
  const { slide, isActive } = playing
  const { ref, failure, attempt, retry } = useSpotPlayer(playing)
  useSpotCaptions({ ref, isActive, attempt, onSpoken })
  return (
    <>
      <VideoPoster slide={slide} isFirst={isActive} />
      <video
        ref={ref}
        playsInline
        muted
        preload="auto"
        disablePictureInPicture
        aria-label={slide.video?.title || 'Video'}
        className="absolute inset-0 size-full object-cover"
      >
        {slide.video?.captions.map(({ language, label, url }) => (
          <track
            key={`${attempt} ${language}`}
            kind="captions"
            srcLang={language}
            label={label}
            src={url}
          />
        ))}
      </video>
      {failure && isActive && (
        <div
          role="alert"
          className="absolute inset-x-6 top-1/2 z-10 flex -translate-y-1/2 flex-col items-center gap-4 rounded-6 bg-black/70 p-6 text-center text-white"
        >
          <p>{WORDS[failure]}</p>
          {failure !== 'gone' && failure !== 'unsupported' && (
            <Button icon={RotateCw} size="sm" variant="ink" onClick={retry}>
              Try again
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const WORDS = {
  network: 'This video didn’t load. Check your connection.',
  gone: 'This video is no longer available.',
  media: 'This video stopped playing.',
  unsupported: 'Your browser can’t play this video.',
} as const

/** What shows until a video plays. */
export function VideoPoster({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <span className="absolute inset-0">
      <Photo
        image={slide.video?.poster ?? null}
        ratio="fill"
        sizes="(width >= 768px) 480px, 100vw"
        priority={isFirst}
        alt=""
      />
    </span>
  )
}
