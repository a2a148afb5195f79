import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import type { SpokenText } from '#app/spots/feed/ui/use_spot_captions'
import { VideoPoster, VideoSlide } from '#app/spots/feed/ui/video_slide'
import type { Slide } from '#app/spots/ui/types'

interface SpotSlidesProps {
  slides: Slide[]
  at: number
  onChange: (at: number) => void
  /** fills the screen */
  isActive: boolean
  /** one of the next two */
  isNear: boolean
  isPlaying: boolean
  /** of the bar of the shown slide */
  bar: RefObject<HTMLElement | null>
  onSpoken: (spoken: SpokenText | null) => void
}

/** A spot’s slides beside each other. Only the shown one has a player. */
export function SpotSlides({
  slides,
  at,
  onChange,
  isActive,
  isNear,
  isPlaying,
  bar,
  onSpoken,
}: SpotSlidesProps) {
  const track = useRef<HTMLDivElement>(null)
  const shown = useRef<number | null>(null)
  const isOnTheWay = useRef(false)

  useEffect(() => {
    const element = track.current
    if (!element || shown.current === at) return
    const isFirst = shown.current === null
    shown.current = at
    const left = at * element.clientWidth
    if (Math.abs(element.scrollLeft - left) < 2) return
    isOnTheWay.current = !isFirst
    element.scrollTo({ left, behavior: isFirst ? 'instant' : 'smooth' })
  }, [at])

  /** Slides that pass on the way to one that a key or the clock chose aren't chosen. */
  const readPosition = () => {
    const element = track.current
    if (!element) return
    const { scrollLeft, clientWidth } = element
    const next = Math.round(scrollLeft / clientWidth)
    // not every browser tells when a scroll has ended
    if (next === shown.current && Math.abs(scrollLeft - next * clientWidth) < 2) {
      isOnTheWay.current = false
    }
    if (next === shown.current || isOnTheWay.current) return
    shown.current = next
    onChange(next)
  }
  const arrive = () => {
    isOnTheWay.current = false
    readPosition()
  }
  const showProgress = useCallback(
    (share: number) => bar.current?.style.setProperty('--played', String(share)),
    [bar]
  )
  const goOn = useCallback(() => {
    if (at < slides.length - 1) onChange(at + 1)
  }, [at, slides.length, onChange])

  return (
    <div
      ref={track}
      role="group"
      aria-label={`${slides.length} slides`}
      tabIndex={slides.length > 1 ? 0 : undefined}
      onScroll={readPosition}
      onScrollEnd={arrive}
      className="absolute inset-0 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-x-contain motion-reduce:[scroll-behavior:auto]!"
    >
      {slides.map((slide, position) => (
        <div
          key={slide.id}
          inert={position !== at}
          className="relative h-full w-full shrink-0 snap-start snap-always overflow-hidden bg-black"
        >
          {!slide.video && (isActive || position === at) && (
            <PictureSlide slide={slide} isFirst={isActive && position === at} />
          )}
          {slide.video && position === at && (isActive || isNear) && (
            <VideoSlide
              slide={slide}
              isActive={isActive}
              isPlaying={isPlaying}
              onProgress={showProgress}
              onEnd={goOn}
              onSpoken={onSpoken}
            />
          )}
          {slide.video && (position !== at || !(isActive || isNear)) && (
            <VideoPoster slide={slide} isFirst={false} />
          )}
        </div>
      ))}
    </div>
  )
}

/** A photo, or a design that shows its photo before while the button is pressed. */
function PictureSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const [showsBefore, setShowsBefore] = useState(false)
  const { image, original_image: original } = slide
  const isDesign = slide.kind === 'design'
  return (
    <>
      <Photo
        image={showsBefore ? original : image}
        ratio="fill"
        sizes="(width >= 768px) 480px, 100vw"
        priority={isFirst}
        alt={image?.alt ?? (isDesign ? 'Redesigned room' : 'Photo')}
      />
      {isDesign && (
        <span className="absolute top-24 left-4 z-10 flex items-center gap-2">
          <Badge tone="veil">{showsBefore ? 'Before' : 'AI-generated'}</Badge>
          {original && (
            <button
              type="button"
              aria-pressed={showsBefore}
              onClick={() => setShowsBefore(!showsBefore)}
              className="h-6 rounded-2 bg-black/80 px-2 text-12 font-medium text-white"
            >
              {showsBefore ? 'Show design' : 'Show before'}
            </button>
          )}
        </span>
      )}
    </>
  )
}
