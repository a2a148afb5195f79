import { useEffect, useRef } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { drawCursor } from '#app/designs/ui/state/surfaces/draw_cursor'
import { DRAWN_SCALE } from '#app/designs/ui/state/surfaces/overlay_painter'
import type { Selection } from '#app/designs/ui/state/surfaces/selection'
import type { SurfaceMap } from '#app/designs/ui/state/surfaces/surface_map'

interface SelectionCanvasProps {
  map: SurfaceMap
  selection: Selection
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
