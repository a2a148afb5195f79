import { useRef, useState, type PointerEvent } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { distanceKm } from '#app/common/geo/distance'
import { middleOf, pointUnder, within } from '#app/places/map/ui/drawn_points'
import { outlineOf } from '#app/places/map/ui/map_circle'
import type { MapPoint } from '#app/places/map/ui/use_map_area'

export interface DrawnCircle extends MapPoint {
  radiusKm: number
}

/** Smaller is a tap, not a circle. */
const MIN_RADIUS_PX = 8

/** Draws a circle: a drag from its middle to its edge, or Enter at each of them. */
export function useCircleDrawing(map: MapLibreMap) {
  const [center, setCenter] = useState<MapPoint | null>(null)
  const [edge, setEdge] = useState<MapPoint | null>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const circle: DrawnCircle | null =
    center && edge ? { ...center, radiusKm: distanceKm(center, edge) } : null

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = within(event)
    setCenter(pointUnder(map, start.current))
    setEdge(null)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const at = within(event)
    const isFar = Math.hypot(at.x - start.current.x, at.y - start.current.y) >= MIN_RADIUS_PX
    setEdge(isFar ? pointUnder(map, at) : null)
  }
  const end = () => {
    start.current = null
  }
  const clear = () => {
    setCenter(null)
    setEdge(null)
  }

  return {
    circle,
    corners: circle ? cornersOf(circle) : center ? [center] : [],
    isComplete: circle !== null,
    undo: () => (edge ? setEdge(null) : clear()),
    clear,
    addMiddle: () => (center ? setEdge(middleOf(map)) : setCenter(middleOf(map))),
    pointer: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}

function cornersOf(circle: DrawnCircle): MapPoint[] {
  const outline = outlineOf({ id: 'drawn', label: '', ...circle })
  return outline.map(([longitude, latitude]) => ({ latitude, longitude }))
}
