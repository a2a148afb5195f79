import 'maplibre-gl/dist/maplibre-gl.css'
import './map_canvas.css'
import { useState, useEffect } from 'react'
import type { Map as MapLibreMap, GeoJSONSource } from 'maplibre-gl'
import { FailureState } from '#app/kit/list/failure_state'
import { outlineOf, type MapCircle } from '#app/places/map/ui/map_circle'
import { PlacedPin, type Pin } from '#app/places/map/ui/map_pin'
import { useMapLibre } from '#app/places/map/ui/use_map_libre'

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

const SOURCE = 'circles'

/** Draws circles on a map, and again after each style change. */
function useMapCircles(map: MapLibreMap | null, circles: readonly MapCircle[]): void {
  useEffect(() => {
    if (!map) return
    const draw = () => drawCircles(map, circles)
    draw()
    map.on('style.load', draw)
    return () => void map.off('style.load', draw)
  }, [map, circles])
}

function drawCircles(map: MapLibreMap, circles: readonly MapCircle[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: circles.map((circle) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Polygon' as const, coordinates: [outlineOf(circle)] },
    })),
  }
  const source = map.getSource<GeoJSONSource>(SOURCE)
  if (source) return void source.setData(data)
  if (!circles.length) return
  const color = getComputedStyle(map.getContainer()).getPropertyValue('--brass').trim()
  map.addSource(SOURCE, { type: 'geojson', data, tolerance: 0 })
  map.addLayer({
    id: 'circles-area',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': color, 'fill-opacity': 0.14 },
  })
  map.addLayer({
    id: 'circles-edge',
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': color, 'line-width': 1.5 },
  })
}
