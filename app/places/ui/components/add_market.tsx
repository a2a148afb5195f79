import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#app/kit/button/button'
import { queries } from '#app/kit/calls/queries'
import { countWords } from '#app/kit/display/count_words'
import { FailureState } from '#app/kit/list/failure_state'
import { DEFAULT_MARKET_RADIUS_KM } from '#app/places/contract/market_size'
import { CircleField } from '#app/places/ui/components/circle_field'
import { MapSkeleton } from '#app/places/ui/components/map_view'
import { MarketMap } from '#app/places/ui/components/market_map'
import { findMarketOf } from '#app/places/ui/find_market_of'
import type { MarketMembership } from '#app/places/ui/hooks/use_market_membership'
import type { MapCircle } from '#app/places/ui/map_circle'
import type { Place } from '#app/places/ui/search_places'

interface AddMarketProps {
  place: Place
  membership: MarketMembership
  onDone: () => void
}

/** Joins the market of a place; the first person there draws its circle. */
export function AddMarket({ place, membership, onDone }: AddMarketProps) {
  const [circle, setCircle] = useState<MapCircle>({
    id: 'new',
    label: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    radiusKm: DEFAULT_MARKET_RADIUS_KM,
  })
  const { data, error, refetch, isFetching } = useQuery(
    {
      queryKey: ['market-of', place.country_code, place.state, place.city, place.name],
      queryFn: async () => ({ market: await findMarketOf(place) }),
    },
    queries
  )
  if (error) {
    return (
      <FailureState
        message={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <div className="h-72 overflow-hidden rounded-6 md:h-96">
        <MapSkeleton />
      </div>
    )
  }
  const { market } = data
  const add = async () => {
    const { latitude, longitude, radiusKm } = circle
    const isDone = market
      ? await membership.join(market)
      : await membership.create({ ...place, latitude, longitude, radius_km: radiusKm })
    if (isDone) onDone()
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {market
          ? `${market.name} is a market with ${countWords(market.members_count, 'member')}.`
          : `You’re the first in ${place.name}. Drag the circle over the area it covers: others will join it as it is.`}
      </p>
      {market ? (
        <div className="h-64 overflow-hidden rounded-6 md:h-80">
          <MarketMap markets={[market]} label={`Map of the market ${market.name}`} />
        </div>
      ) : (
        <CircleField circle={circle} onChange={setCircle} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          isLoading={membership.busyId !== null}
          disabled={market?.is_member}
          onClick={() => void add()}
        >
          {market?.is_member ? 'You’re in it' : market ? 'Join market' : 'Add market'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  )
}
