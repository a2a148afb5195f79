import { useCallback, useRef, useState } from 'react'
import { Captions, CaptionsOff, Heart, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useStore } from '#app/kit/hooks/use_store'
import { CaptionText } from '#app/spots/ui/caption_text'
import { AuthorLine, HomeCard } from '#app/spots/feed/ui/author_line'
import { SlideBars } from '#app/spots/feed/ui/slide_bars'
import { SpotActions } from '#app/spots/feed/ui/spot_actions'
import { SpotSlides } from '#app/spots/feed/ui/spot_slides'
import { useAutoplay, captions, sound } from '#app/spots/feed/ui/spot_choices'
import { useCountedSpot, useSpot, mark } from '#app/spots/ui/spot_marks'
import type { SpokenText } from '#app/spots/feed/ui/use_spot_captions'
import { useTouches } from '#app/spots/feed/ui/use_keys_and_touches'
import { spotTitle } from '#app/spots/spot_words'
import type { Spot } from '#app/spots/ui/types'

interface FeedSpotProps {
  spot: Spot
  /** fills the screen */
  isActive: boolean
  /** one of the next two, which load ahead */
  isNear: boolean
  slide: number
  onSlide: (slide: number) => void
  /** null where it can’t be: a dialog is open */
  paused: boolean | null
  onPause: (isPaused: boolean | null) => void
  onComments: () => void
}

/** One spot, as large as its place allows. */
export function FeedSpot({
  spot: given,
  isActive,
  isNear,
  slide,
  onSlide,
  paused,
  onPause,
  onComments,
}: FeedSpotProps) {
  const spot = useSpot(given)
  const isSignedIn = useAccount() !== null
  const isSounding = useStore(sound)
  const isCaptioned = useStore(captions)
  const mayAutoplay = useAutoplay()
  const [isHeld, setHeld] = useState(false)
  const [hearts, setHearts] = useState(0)
  const [spoken, setSpoken] = useState<SpokenText | null>(null)
  const bar = useRef<HTMLElement>(null)
  const isPaused = paused ?? !mayAutoplay
  const video = spot.slides[slide]?.video
  const isVideo = Boolean(video)
  useCountedSpot(spot, isActive && !(isVideo && isPaused))

  const touches = useTouches({
    onHold: setHeld,
    onDoubleTap: () => {
      if (!isSignedIn) return
      setHearts(hearts + 1)
      void mark(spot, 'like', true)
    },
  })
  const changeSlide = useCallback((next: number) => onSlide(next), [onSlide])

  return (
    <article
      aria-label={`${spotTitle(spot)}, by ${spot.user.name}`}
      className="relative size-full overflow-hidden bg-black text-white md:rounded-6"
    >
      <div className="absolute inset-0 touch-manipulation select-none" {...touches}>
        <SpotSlides
          slides={spot.slides}
          at={slide}
          onChange={changeSlide}
          isActive={isActive}
          isNear={isNear}
          isPlaying={isActive && !isPaused && !isHeld}
          bar={bar}
          onSpoken={setSpoken}
        />
      </div>
      <div className="pointer-events-none absolute inset-0 bg-linear-to-b from-black/55 via-transparent via-25% to-transparent" />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-2/3 bg-linear-to-t from-black/85 via-black/40 to-transparent" />
      {hearts > 0 && (
        <Heart
          key={hearts}
          aria-hidden
          className="spot-heart pointer-events-none absolute top-1/2 left-1/2 size-24 fill-white text-white"
        />
      )}
      {isVideo && isActive && isPaused && (
        <button
          type="button"
          aria-label="Play video"
          onClick={() => onPause(false)}
          className="absolute top-1/2 left-1/2 grid size-18 -translate-1/2 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80"
        >
          <Play aria-hidden className="size-8 fill-current" />
        </button>
      )}
      <div className="absolute inset-x-4 top-4 flex flex-col md:inset-x-5 md:top-5">
        <SlideBars slides={spot.slides} at={slide} onChange={onSlide} bar={bar} />
      </div>
      <div className="absolute top-18 right-2 flex flex-col gap-1 md:right-3">
        {isVideo && (
          <>
            <IconButton
              icon={isSounding ? Volume2 : VolumeX}
              label={isSounding ? 'Turn sound off' : 'Turn sound on'}
              variant="veil"
              onClick={() => sound.choose(!isSounding)}
            />
            {video && video.captions.length > 0 && (
              <IconButton
                icon={isCaptioned ? Captions : CaptionsOff}
                label={isCaptioned ? 'Turn captions off' : 'Turn captions on'}
                variant="veil"
                onClick={() => captions.choose(!isCaptioned)}
              />
            )}
            {!isPaused && (
              <IconButton
                icon={Pause}
                label="Pause video"
                variant="veil"
                onClick={() => onPause(true)}
              />
            )}
          </>
        )}
      </div>
      <div className="absolute right-2 bottom-28 md:right-3">
        <SpotActions spot={spot} onComments={onComments} />
      </div>
      <div className="absolute inset-x-4 bottom-4 flex flex-col gap-3 md:inset-x-5 md:bottom-5">
        <div className="flex flex-col gap-3 pr-14">
          {spoken && (
            <p
              dir="auto"
              lang={spoken.language}
              className="pointer-events-none max-w-[34ch] self-start rounded-2 bg-black/75 px-3 py-1.5 break-words whitespace-pre-line"
            >
              {spoken.text}
            </p>
          )}
          <AuthorLine spot={spot} />
          {spot.caption && <Caption text={spot.caption} />}
        </div>
        {spot.property && <HomeCard home={spot.property} openAt={spot.next_open_house_at} />}
      </div>
    </article>
  )
}

const SHORT_CHARACTERS = 120

function Caption({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT_CHARACTERS || text.includes('\n')
  return (
    <div className="max-h-[30vh] max-w-[34ch] overflow-y-auto whitespace-pre-line">
      <p className={isOpen || !isLong ? '' : 'line-clamp-2'}>
        <CaptionText text={text} />
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-13 text-white/85 underline underline-offset-4"
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
    </div>
  )
}
