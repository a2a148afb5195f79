import { useEffect, useRef, useState } from 'react'
import { useStore } from '#app/common/ui/hooks/use_store'
import { DRAWN_SCALE, OverlayPainter } from '#app/designs/ui/state/surfaces/overlay_painter'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'

interface OverlayCanvasProps {
  painting: Painting
  /** percent */
  opacity: number
}

/** What each part counts as, over the photograph; drawn anew where something changed. */
export function OverlayCanvas({ painting, opacity }: OverlayCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [painter] = useState(() => new OverlayPainter(painting))
  const { revision } = useStore(painting)
  const { width, height } = painting.map

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    const { image, x, y } = painter.draw({ left: 0, top: 0, right: width, bottom: height })
    context.putImageData(image, x, y)
  }, [painter, width, height])

  useEffect(() => {
    const dirty = painting.takeDirty()
    if (!dirty) return
    const { image, x, y } = painter.draw(dirty)
    canvas.current!.getContext('2d')!.putImageData(image, x, y)
  }, [painter, painting, revision])

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
