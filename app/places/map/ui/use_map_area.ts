import { useEffect } from 'react'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'

export interface MapPoint {
  latitude: number
  longitude: number
}

const SOURCE = 'area'

/** Draws an area on a map by its corners, and again after each style change. @param hasDots at each corner */
export function useMapArea(
  map: MapLibreMap | null,
  corners: readonly MapPoint[],
  hasDots = true
): void {
  useEffect(() => {
    if (!map) return
    const draw = () => drawArea(map, corners, hasDots)
    draw()
    map.on('style.load', draw)
    return () => {
      map.off('style.load', draw)
      drawArea(map, [], hasDots)
    }
  }, [map, corners, hasDots])
}

function drawArea(map: MapLibreMap, corners: readonly MapPoint[], hasDots: boolean): void {
  const points = corners.map(({ latitude, longitude }) => [longitude, latitude])
  const data = {
    type: 'FeatureCollection' as const,
    features: [
      {
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'Polygon' as const, coordinates: [[...points, ...points.slice(0, 1)]] },
      },
      ...(hasDots ? points : []).map((coordinates) => ({
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'Point' as const, coordinates },
      })),
    ],
  }
  const source = map.getSource<GeoJSONSource>(SOURCE)
  if (source) return void source.setData(data)
  if (!corners.length) return
  const brass = getComputedStyle(map.getContainer()).getPropertyValue('--brass').trim()
  map.addSource(SOURCE, { type: 'geojson', data })
  map.addLayer({
    id: 'area-fill',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': brass, 'fill-opacity': 0.12 },
  })
  map.addLayer({
    id: 'area-outline',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'line-color': brass, 'line-width': 2 },
  })
  map.addLayer({
    id: 'area-corners',
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-color': brass, 'circle-radius': 3 },
  })
}
