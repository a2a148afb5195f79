import { useEffect, useRef, useState } from 'react'
import { drawCursor, type Cursor } from '#app/designs/surfaces/ui/draw_cursor'
import { DRAWN_SCALE, OverlayPainter } from '#app/designs/surfaces/ui/overlay_painter'
import type { Painting, Rect } from '#app/designs/surfaces/ui/painting'
import type { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'
import type { SurfaceSelectionStore } from '#app/designs/surfaces/ui/surface_selection'
import { useStore } from '#app/kit/hooks/use_store'

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

interface SelectionCanvasProps {
  map: SurfaceMap
  selection: SurfaceSelectionStore
}

export function SelectionCanvas({ map: { width, height }, selection }: SelectionCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { step } = useStore(selection)

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    drawCursor(context, width, selection.pixels.size ? { pixels: selection.pixels } : null, true)
  }, [selection, step, width])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width * DRAWN_SCALE}
      height={height * DRAWN_SCALE}
      className="pointer-events-none absolute inset-0 size-full"
    />
  )
}

interface CursorCanvasProps {
  map: SurfaceMap
  cursor: Cursor | null
}

/** Outlines what the next tap would fill. */
export function CursorCanvas({ map: { width, height }, cursor }: CursorCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    drawCursor(canvas.current!.getContext('2d')!, width, cursor)
  }, [cursor, width])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width * DRAWN_SCALE}
      height={height * DRAWN_SCALE}
      className="pointer-events-none absolute inset-0 size-full"
    />
  )
}
