import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Point } from '#app/kit/hooks/gestures'
import type { SurfaceSelection } from '#app/designs/surfaces/ui/surface_selection'
import type { SurfaceTools } from '#app/designs/surfaces/ui/use_surface_tools'
import type { SurfaceView } from '#app/designs/surfaces/ui/use_surface_view'
import { PaintGestures, type PaintTarget } from '#app/designs/surfaces/ui/paint_gestures'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import { areaAround, brushedAlong, piecesAlong } from '#app/designs/surfaces/ui/reach'

const MIDDLE_BUTTON = 1

export function usePaintGestures(
  painting: Painting,
  { tool, surface, brush }: SurfaceTools,
  view: SurfaceView,
  { extend, reduce }: SurfaceSelection
) {
  const { map } = painting
  const last = useRef<Point>({ x: 0, y: 0 })

  const reach = (from: Point, to: Point): Iterable<number> => {
    if (tool === 'piece') return piecesAlong(map, from, to)
    if (tool === 'brush') return brushedAlong(map, from, to, brush)
    const pixel = map.pixelAt(to.x, to.y)
    return pixel === null ? [] : areaAround(painting, pixel)
  }
  const atSpot = (act: (pixel: number) => void) => (spot: Point) => {
    const { x, y } = view.toMap(spot)
    const pixel = map.pixelAt(x, y)
    if (pixel !== null) act(pixel)
  }
  const target: PaintTarget = {
    begin: (at) => {
      last.current = view.toMap(at)
      painting.paint(reach(last.current, last.current), surface)
    },
    go: (to) => {
      if (tool === 'area') return
      const next = view.toMap(to)
      painting.paint(reach(last.current, next), surface)
      last.current = next
    },
    end: () => painting.finish(),
    abandon: () => painting.abandon(),
    tap: atSpot(extend),
    hold: atSpot(reduce),
    pinch: view.grow,
    pan: view.panBy,
  }
  const [hand] = useState(() => new PaintGestures())
  useEffect(() => hand.listen(target))

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button > MIDDLE_BUTTON) return
      const isMoving = tool === 'move' || event.button === MIDDLE_BUTTON
      const use = isMoving ? 'move' : tool === 'surface' ? 'tap' : 'draw'
      event.currentTarget.setPointerCapture(event.pointerId)
      const { pointerId, clientX, clientY, pointerType } = event
      hand.down({ pointerId, clientX, clientY, pointerType, use })
    },
    onPointerMove: (event: PointerEvent) => hand.move(event),
    onPointerUp: (event: PointerEvent) => hand.up(event),
    onPointerCancel: (event: PointerEvent) => hand.cancel(event),
  }
}
