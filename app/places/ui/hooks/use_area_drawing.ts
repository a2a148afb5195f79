import { useRef, useState, type PointerEvent } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { MAX_DRAWN_CORNERS, MIN_CORNERS } from '#app/places/contract/areas'
import type { MapPoint } from '#app/places/ui/hooks/use_map_area'

/** In px, between the corners of a dragged stroke. */
const STROKE_STEP = 18

/**
 * Draws an area: a tap adds a corner, a drag a whole stroke, Enter the center of the map. Undo
 * removes one of them at a time.
 */
export function useAreaDrawing(map: MapLibreMap | null) {
  const [strokes, setStrokes] = useState<MapPoint[][]>([])
  const last = useRef<{ x: number; y: number } | null>(null)
  const corners = strokes.flat()

  const pointAt = ({ x, y }: { x: number; y: number }): MapPoint => {
    const { lat, lng } = map!.unproject([x, y])
    return { latitude: lat, longitude: lng }
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!map || event.button !== 0 || corners.length >= MAX_DRAWN_CORNERS) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = within(event)
    last.current = at
    setStrokes((before) => [...before, [pointAt(at)]])
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const at = within(event)
    if (!last.current || corners.length >= MAX_DRAWN_CORNERS) return
    if (Math.hypot(at.x - last.current.x, at.y - last.current.y) < STROKE_STEP) return
    last.current = at
    setStrokes((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), pointAt(at)]])
  }
  const end = () => {
    last.current = null
  }
  const addMiddle = () => {
    if (!map || corners.length >= MAX_DRAWN_CORNERS) return
    const { lat, lng } = map.getCenter()
    setStrokes((before) => [...before, [{ latitude: lat, longitude: lng }]])
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

function within(event: PointerEvent<HTMLElement>): { x: number; y: number } {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
