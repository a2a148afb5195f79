import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { DEFAULT_VIEW } from '#app/places/ui/map_defaults'
import type { SearchQuery } from '#app/search/contract/search_query'
import type { ShownPart } from '#app/search/ui/hooks/use_map_items'
import { boundsOf, viewportOf } from '#app/search/ui/state/query_area'

const MARGIN_PX = 40
const MAX_FITTED_ZOOM = 14

/** Keeps the map and the URL in sync. */
export function useSearchMap(
  query: SearchQuery,
  edgeKm: number,
  onMove: (viewport: string) => void
) {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [part, setPart] = useState<ShownPart | null>(null)
  const ownViewport = useRef<string | null>(null)
  const { latitude, longitude, radius, unit, polygon, viewport } = query

  const look = useEffectEvent((shown: MapLibreMap, isByHand: boolean) => {
    const bounds = viewportIn(shown)
    setPart({ viewport: bounds, zoom: Math.round(shown.getZoom() * 100) / 100 })
    if (!isByHand) return
    ownViewport.current = bounds
    onMove(bounds)
  })
  const fit = useEffectEvent((shown: MapLibreMap, duration: number) => {
    if (viewport && viewport === ownViewport.current) return
    ownViewport.current = null
    const bounds = boundsOf(query, edgeKm)
    if (!bounds) {
      shown.easeTo({
        center: [DEFAULT_VIEW.longitude, DEFAULT_VIEW.latitude],
        zoom: DEFAULT_VIEW.zoom,
        duration,
      })
      return
    }
    const { west, south, east, north } = bounds
    const padding = viewport && !latitude && !polygon ? 0 : MARGIN_PX
    shown.fitBounds([west, south, east, north], { padding, maxZoom: MAX_FITTED_ZOOM, duration })
  })

  useEffect(() => {
    if (!map) return
    const moved = ({ originalEvent }: { originalEvent?: unknown }) =>
      look(map, originalEvent !== undefined)
    map.on('moveend', moved)
    fit(map, 0)
    const first = requestAnimationFrame(() => look(map, false))
    return () => {
      cancelAnimationFrame(first)
      map.off('moveend', moved)
    }
  }, [map])
  useEffect(() => {
    if (map) fit(map, 400)
  }, [map, latitude, longitude, edgeKm, radius, unit, polygon, viewport])

  return { map, setMap, part }
}

function viewportIn(map: MapLibreMap): string {
  const bounds = map.getBounds()
  return viewportOf({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  })
}
