import { Children, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useCarousel } from '#app/kit/media/use_carousel'

interface CarouselProps {
  /** Its contents: "Photos of Casa Livia". */
  label: string
  /** One slide each. */
  children: ReactNode
  startIndex?: number
  onIndexChange?: (index: number) => void
  loop?: boolean
  /** Width classes of a slide: `basis-full` by default, `basis-4/5 md:basis-1/3` for cards. */
  slideClassName?: string
}

/** Slides to drag or step through: photos, cards. */
export function Carousel({
  label,
  children,
  startIndex,
  onIndexChange,
  loop,
  slideClassName = 'basis-full',
}: CarouselProps) {
  const slides = Children.toArray(children)
  const { viewport, index, canGoBack, canGoOn, goBack, goOn, onKeyDown } = useCarousel({
    startIndex,
    onIndexChange,
    loop,
  })
  const hasSteps = canGoBack || (canGoOn && slides.length > 1)

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative"
    >
      <div ref={viewport} className="overflow-hidden rounded-6">
        <ul className="-ml-2 flex touch-pan-y touch-pinch-zoom">
          {slides.map((slide, position) => (
            <li
              key={position}
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              className={`min-w-0 shrink-0 grow-0 pl-2 ${slideClassName}`}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {hasSteps && (
        <>
          <IconButton
            icon={ChevronLeft}
            label="Previous"
            variant="veil"
            aria-disabled={!canGoBack}
            onClick={goBack}
            className="absolute top-1/2 left-3 -translate-y-1/2 aria-disabled:opacity-40"
          />
          <IconButton
            icon={ChevronRight}
            label="Next"
            variant="veil"
            aria-disabled={!canGoOn}
            onClick={goOn}
            className="absolute top-1/2 right-3 -translate-y-1/2 aria-disabled:opacity-40"
          />
        </>
      )}
      <p className="sr-only" aria-live="polite">
        {`${index + 1} of ${slides.length}`}
      </p>
    </div>
  )
}
