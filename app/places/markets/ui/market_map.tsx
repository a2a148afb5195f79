import { useMemo } from 'react'
import type { Data } from '#data'
import { useInView } from '#app/kit/hooks/use_in_view'
import { MapSkeleton, MapView } from '#app/places/map/ui/map_view'
import { zoomAround } from '#app/places/map/ui/map_circle'

interface MarketMapProps {
  markets: readonly Data.Places.Markets.Market[]
  /** for screen readers: what this map shows */
  label: string
}

/** Markets as circles around their centers. Fills its parent, and loads when scrolled near. */
export function MarketMap({ markets, label }: MarketMapProps) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: '400px 0px', once: true })
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
      {isNear ? (
        <MapView {...zoomAround(circles)} label={label} circles={circles} />
      ) : (
        <MapSkeleton />
      )}
    </div>
  )
}
