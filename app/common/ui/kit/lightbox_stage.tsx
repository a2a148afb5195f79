import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { LightboxPicture } from '#app/common/ui/kit/lightbox_picture'
import type { Picture } from '#app/common/ui/kit/picture'
import { useCarousel } from '#app/common/ui/kit/use_carousel'
import { useZoom } from '#app/common/ui/kit/use_zoom'

interface LightboxStageProps {
  images: Picture[]
  startIndex: number
  onClose: () => void
}

/** The row of pictures in a lightbox; the one in view can be magnified, its neighbours are loaded. */
export function LightboxStage({ images, startIndex, onClose }: LightboxStageProps) {
  const zoomer = useZoom()
  const { isZoomed, reset } = zoomer
  const isHeldByZoom = useRef(false)
  const [mayDrag] = useState(() => () => !isHeldByZoom.current)
  const { viewport, index, canGoBack, canGoOn, goBack, goOn, onKeyDown } = useCarousel({
    startIndex,
    onIndexChange: reset,
    watchDrag: mayDrag,
  })
  useEffect(() => {
    isHeldByZoom.current = isZoomed
  }, [isZoomed])
  const alt = images[index]?.alt

  const takeKey = (event: KeyboardEvent) => {
    if (zoomer.takeKey(event)) event.preventDefault()
    else onKeyDown(event)
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col" onKeyDown={takeKey}>
      <header className="flex items-center justify-between gap-3 p-3 md:px-5">
        <p className="num px-2 text-13" aria-live="polite">
          {`${index + 1} / ${images.length}`}
        </p>
        <div className="flex gap-2">
          <IconButton
            icon={isZoomed ? ZoomOut : ZoomIn}
            label={isZoomed ? 'Show all of it' : 'Look closer'}
            variant="veil"
            onClick={() => zoomer.toggle()}
          />
          <IconButton icon={X} label="Close" variant="veil" onClick={onClose} />
        </div>
      </header>
      <div ref={viewport} className="min-h-0 flex-1 overflow-hidden">
        <ul className="flex h-full touch-none">
          {images.map((image, position) => (
            <li
              key={position}
              className="min-w-0 shrink-0 grow-0 basis-full"
              inert={position !== index}
            >
              {Math.abs(position - index) <= 1 && (
                <LightboxPicture
                  image={image}
                  zoomer={position === index ? zoomer : null}
                  onDismiss={onClose}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className="min-h-12 px-5 py-3 text-center text-13">{alt}</p>
      {images.length > 1 && (
        <div className="pointer-events-none absolute inset-x-3 top-1/2 hidden -translate-y-1/2 justify-between md:inset-x-5 md:flex">
          <IconButton
            icon={ChevronLeft}
            label="Previous"
            variant="veil"
            aria-disabled={!canGoBack}
            onClick={goBack}
            className="pointer-events-auto aria-disabled:opacity-40"
          />
          <IconButton
            icon={ChevronRight}
            label="Next"
            variant="veil"
            aria-disabled={!canGoOn}
            onClick={goOn}
            className="pointer-events-auto aria-disabled:opacity-40"
          />
        </div>
      )}
    </div>
  )
}
