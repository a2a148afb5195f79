import { useEffect, useRef, useState } from 'react'
import { DRAWN_SCALE, OverlayPainter } from '#app/designs/ui/state/surfaces/overlay_painter'
import type { Painting, Rect } from '#app/designs/ui/state/surfaces/painting'

interface OverlayCanvasProps {
  painting: Painting
  /** percent */
  opacity: number
}

/** Redraws only the part of the overlay that changed. */
export function OverlayCanvas({ painting, opacity }: OverlayCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [painter] = useState(() => new OverlayPainter(painting))
  const { width, height } = painting.map

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    const draw = (part: Rect | null) => {
      if (!part) return
      const { image, x, y } = painter.draw(part)
      context.putImageData(image, x, y)
    }
    draw({ left: 0, top: 0, right: width, bottom: height })
    return painting.watch(() => draw(painting.takeDirty()))
  }, [painter, painting, width, height])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width * DRAWN_SCALE}
      height={height * DRAWN_SCALE}
      className="absolute inset-0 size-full"
      style={{ opacity: opacity / 100 }}
    />
  )
}
