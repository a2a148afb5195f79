import { useRef, useState, type PointerEvent } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { MAX_DRAWN_CORNERS, MIN_CORNERS } from '#app/places/map/area_outline'
import { middleOf, pointUnder, within, type MapPixel } from '#app/places/map/ui/drawn_points'
import type { MapPoint } from '#app/places/map/ui/use_map_area'

/** In px, between the corners of a dragged stroke. */
const STROKE_STEP = 18

/**
 * Draws an outline: a tap adds a corner, a drag a whole stroke, Enter the center of the map. Undo
 * removes one of them at a time.
 */
export function useOutlineDrawing(map: MapLibreMap) {
  const [strokes, setStrokes] = useState<MapPoint[][]>([])
  const last = useRef<MapPixel | null>(null)
  const corners = strokes.flat()

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || corners.length >= MAX_DRAWN_CORNERS) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = within(event)
    last.current = at
    setStrokes((before) => [...before, [pointUnder(map, at)]])
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const at = within(event)
    if (!last.current || corners.length >= MAX_DRAWN_CORNERS) return
    if (Math.hypot(at.x - last.current.x, at.y - last.current.y) < STROKE_STEP) return
    last.current = at
    setStrokes((before) => [
      ...before.slice(0, -1),
      [...(before.at(-1) ?? []), pointUnder(map, at)],
    ])
  }
  const end = () => {
    last.current = null
  }
  const addMiddle = () => {
    if (corners.length >= MAX_DRAWN_CORNERS) return
    setStrokes((before) => [...before, [middleOf(map)]])
  }

  return {
    corners,
    isComplete: corners.length >= MIN_CORNERS,
    undo: () => setStrokes((before) => before.slice(0, -1)),
    clear: () => setStrokes([]),
    addMiddle,
    pointer: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}
