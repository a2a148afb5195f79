import type { RefObject } from 'react'
import type { Slide } from '#app/spots/ui/types'

interface SlideBarsProps {
  slides: Slide[]
  at: number
  onChange: (at: number) => void
  /** of the shown slide: `--played` is the share that was played */
  bar: RefObject<HTMLElement | null>
}

/** A bar per slide: those before are full, the shown one fills as it plays. */
export function SlideBars({ slides, at, onChange, bar }: SlideBarsProps) {
  return (
    <ol aria-label="Slides" className="flex gap-1">
      {slides.map((slide, position) => (
        <li key={slide.id} className="flex-1">
          <button
            type="button"
            aria-label={`Slide ${position + 1} of ${slides.length}`}
            aria-current={position === at ? 'true' : undefined}
            disabled={slides.length === 1}
            onClick={() => onChange(position)}
            className="flex h-6 w-full items-center"
          >
            <span className="block h-0.5 w-full overflow-hidden rounded-full bg-white/40">
              <Filling slide={slide} position={position} at={at} bar={bar} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

interface FillingProps extends Pick<SlideBarsProps, 'at' | 'bar'> {
  slide: Slide
  position: number
}

function Filling({ slide, position, at, bar }: FillingProps) {
  const isPlayed = position === at && Boolean(slide.video)
  const isFull = position < at || (position === at && !isPlayed)
  return (
    <span
      ref={position === at ? bar : undefined}
      className={`block h-full origin-left bg-white ${isPlayed || isFull ? '' : 'scale-x-0'}`}
      style={isPlayed ? { transform: 'scaleX(var(--played, 0))' } : undefined}
    />
  )
}
