import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { queries } from '#app/kit/calls/queries'
import { DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'
import type { SearchQuery } from '#app/search/search_query'
import { boundsOf, viewportOf, type Bounds } from '#app/search/ui/query_area'
import type { MapItem } from '#app/search/ui/types'

const MARGIN_PX = 40
const MAX_FITTED_ZOOM = 14

interface Extent {
  /** how far the place asked for reaches */
  edgeKm: number
  outline: readonly GeoPoint[]
  /** what the map opens on where nothing says what to show; null is the world */
  opening: Bounds | null
}

/** Keeps the map and the URL in sync. */
export function useSearchMap(
  query: SearchQuery,
  { edgeKm, outline, opening }: Extent,
  onMove: (viewport: string) => void
) {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [part, setPart] = useState<ShownPart | null>(null)
  const ownViewport = useRef<string | null>(null)
  const opened = useRef<MapLibreMap | null>(null)
  const { latitude, longitude, radius, unit, polygon, viewport } = query

  const look = useEffectEvent((shown: MapLibreMap, isByHand: boolean) => {
    const bounds = viewportIn(shown)
    setPart({ viewport: bounds, zoom: Math.round(shown.getZoom() * 100) / 100 })
    if (!isByHand) return
    ownViewport.current = bounds
    onMove(bounds)
  })
  const fit = useEffectEvent((shown: MapLibreMap, duration: number, isFirst = false) => {
    if (viewport && viewport === ownViewport.current) return
    ownViewport.current = null
    const bounds = boundsOf(query, edgeKm, outline) ?? (isFirst ? opening : null)
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
    const first = requestAnimationFrame(() => look(map, false))
    return () => {
      cancelAnimationFrame(first)
      map.off('moveend', moved)
    }
  }, [map])
  useEffect(() => {
    if (!map) return
    const isFirst = opened.current !== map
    opened.current = map
    fit(map, isFirst ? 0 : 400, isFirst)
  }, [map, latitude, longitude, edgeKm, outline, radius, unit, polygon, viewport])

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

interface ShownPart {
  viewport: string
  zoom: number
}

/** Parameters that don't change what the map shows. */
const NOT_OF_MAPS: SearchQuery = {
  viewport: undefined,
  view: undefined,
  saved: undefined,
  sort: undefined,
}

/** Items on the visible part of the map. Old ones stay until new ones arrive. */
export function useMapItems(query: SearchQuery, part: ShownPart | null) {
  const filters = { ...query, ...NOT_OF_MAPS }
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['clusters', filters, part],
      queryFn: async (): Promise<MapItem[]> => {
        const asked = asking({ ...filters, ...part })
        return (await answered(api.api.api.searches.clusters(asked))).clusters
      },
      enabled: part !== null,
      placeholderData: keepPreviousData,
    },
    queries
  )
  return { items: data ?? [], hasFailed: error !== null, retry: () => void refetch() }
}
