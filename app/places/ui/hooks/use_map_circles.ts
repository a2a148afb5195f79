import { useEffect } from 'react'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { outlineOf, type MapCircle } from '#app/places/ui/map_circle'

const SOURCE = 'circles'

/** Draws circles on a map, and again after each style change. */
export function useMapCircles(map: MapLibreMap | null, circles: readonly MapCircle[]): void {
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
