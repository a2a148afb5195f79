import { useEffect } from 'react'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { MapPoint } from '#app/places/map/ui/use_map_area'

export interface MapArea {
  id: number
  corners: readonly MapPoint[]
  isChosen: boolean
}

const SOURCE = 'areas'

/** Draws several areas on a map, the chosen one stronger, and again after each style change. */
export function useMapAreas(map: MapLibreMap | null, areas: readonly MapArea[]): void {
  useEffect(() => {
    if (!map) return
    const draw = () => drawAreas(map, areas)
    draw()
    map.on('style.load', draw)
    return () => void map.off('style.load', draw)
  }, [map, areas])
}

function drawAreas(map: MapLibreMap, areas: readonly MapArea[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: areas.map(({ id, corners, isChosen }) => {
      const ring = corners.map(({ latitude, longitude }) => [longitude, latitude])
      return {
        type: 'Feature' as const,
        properties: { id, isChosen },
        geometry: { type: 'Polygon' as const, coordinates: [[...ring, ...ring.slice(0, 1)]] },
      }
    }),
  }
  const source = map.getSource<GeoJSONSource>(SOURCE)
  if (source) return void source.setData(data)
  if (!areas.length) return
  const brass = getComputedStyle(map.getContainer()).getPropertyValue('--brass').trim()
  map.addSource(SOURCE, { type: 'geojson', data })
  map.addLayer({
    id: 'areas-fill',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': brass, 'fill-opacity': ['case', ['get', 'isChosen'], 0.2, 0.08] },
  })
  map.addLayer({
    id: 'areas-outline',
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': brass, 'line-width': ['case', ['get', 'isChosen'], 2.5, 1.25] },
  })
}
