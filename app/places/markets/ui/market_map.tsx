import { useMemo } from 'react'
import type { Data } from '#data'
import { MapSkeleton, MapView } from '#app/places/map/ui/map_view'
import { zoomAround } from '#app/places/map/ui/map_circle'
import { useMapTurn } from '#app/places/map/ui/use_map_turn'

interface MarketMapProps {
  markets: readonly Data.Places.Markets.Market[]
  /** for screen readers: what this map shows */
  label: string
}

/** Markets as circles around their centers. Fills its parent, and loads after the page, when near. */
export function MarketMap({ markets, label }: MarketMapProps) {
  const [ref, isDue] = useMapTurn<HTMLDivElement>()
  const circles = useMemo(
    () =>
      markets.map(({ id, name, latitude, longitude, radius_km: radiusKm }) => ({
        id,
        label: name,
        latitude,
        longitude,
        radiusKm,
      })),
    [markets]
  )
  return (
    <div ref={ref} className="size-full">
      {isDue ? (
        <MapView {...zoomAround(circles)} label={label} circles={circles} />
      ) : (
        <MapSkeleton isStill />
      )}
    </div>
  )
}
