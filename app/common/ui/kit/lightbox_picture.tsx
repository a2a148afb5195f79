import { useRef } from 'react'
import { useGestures } from '#app/common/ui/hooks/use_gestures'
import type { Point } from '#app/common/ui/hooks/gesture_tracker'
import { jpegSrcSet, modernSources, type Picture } from '#app/common/ui/kit/picture'
import type { useZoom } from '#app/common/ui/kit/use_zoom'

/** Two taps within this many ms are a double tap. */
const DOUBLE_TAP_MS = 300

interface LightboxPictureProps {
  image: Picture
  /** Magnifies the picture in view; null for its neighbours. */
  zoomer: ReturnType<typeof useZoom> | null
  onDismiss: () => void
}

/** One picture of a lightbox as large as fits: double tap or pinch to look closer, swipe down to close. */
export function LightboxPicture({ image, zoomer, onDismiss }: LightboxPictureProps) {
  const lastTap = useRef(0)
  const gestures = useGestures({
    onTap: (at: Point) => {
      const isSecond = performance.now() - lastTap.current < DOUBLE_TAP_MS
      lastTap.current = isSecond ? 0 : performance.now()
      if (isSecond) zoomer?.toggle(at)
    },
    onSwipe: (direction) => {
      if (direction === 'down' && !zoomer?.isZoomed) onDismiss()
    },
  })
  const { scale, x, y } = zoomer?.zoom ?? { scale: 1, x: 0, y: 0 }

  return (
    <div {...gestures} className="size-full">
      <div
        ref={zoomer?.frame}
        {...zoomer?.pointers}
        className={`relative size-full overflow-hidden ${zoomer?.isZoomed ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <picture className="contents">
          {modernSources(image).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
          ))}
          <img
            src={image.url}
            srcSet={jpegSrcSet(image)}
            sizes="100vw"
            width={image.width}
            height={image.height}
            alt={image.alt ?? ''}
            draggable={false}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            className="absolute inset-0 size-full object-contain select-none"
          />
        </picture>
      </div>
    </div>
  )
}
