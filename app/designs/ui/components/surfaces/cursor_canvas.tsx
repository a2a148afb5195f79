import { useEffect, useRef } from 'react'
import { drawCursor, type Cursor } from '#app/designs/ui/state/surfaces/draw_cursor'
import { DRAWN_SCALE } from '#app/designs/ui/state/surfaces/overlay_painter'
import type { SurfaceMap } from '#app/designs/ui/state/surfaces/surface_map'

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
