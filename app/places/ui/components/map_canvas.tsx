import 'maplibre-gl/dist/maplibre-gl.css'
import './map_canvas.css'
import { useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { FailureState } from '#app/kit/list/failure_state'
import type { Pin } from '#app/places/ui/components/map_pin'
import { PlacedPin } from '#app/places/ui/components/placed_pin'
import { useMapCircles } from '#app/places/ui/hooks/use_map_circles'
import type { MapCircle } from '#app/places/ui/map_circle'
import { useMapLibre } from '#app/places/ui/hooks/use_map_libre'

/** A map's view, in degrees. */
export interface MapMove {
  latitude: number
  longitude: number
  zoom: number
  bounds: { west: number; south: number; east: number; north: number }
}

export interface MapCanvasProps {
  latitude: number
  longitude: number
  zoom: number
  /** for screen readers: what this map shows */
  label: string
  pins?: readonly Pin[]
  circles?: readonly MapCircle[]
  /** after each user move has ended */
  onMove?: (move: MapMove) => void
  /** a click on the map, or Enter for its center */
  onPick?: (point: { latitude: number; longitude: number }) => void
  onPinSelect?: (pin: Pin) => void
  /** called with the map once it is drawn, for anything these props don't cover */
  onReady?: (map: MapLibreMap) => void
}

const NO_PINS: readonly Pin[] = []
const NO_CIRCLES: readonly MapCircle[] = []

/** The map; use it through `MapView`, which loads it. */
export function MapCanvas({
  pins = NO_PINS,
  circles = NO_CIRCLES,
  onPinSelect,
  ...view
}: MapCanvasProps) {
  const [canDraw] = useState(hasWebGl)
  const { containerRef, map } = useMapLibre(view)
  useMapCircles(map, circles)

  if (!canDraw) {
    return <FailureState message="Your browser can’t show the map." />
  }
  return (
    <div className={`relative size-full bg-raised ${view.onPick ? 'is-picking' : ''}`}>
      <div ref={containerRef} className="size-full" />
      {view.onPick && <span aria-hidden className="map-crosshair" />}
      {map &&
        pins.map((pin) => <PlacedPin key={pin.id} map={map} pin={pin} onSelect={onPinSelect} />)}
    </div>
  )
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
