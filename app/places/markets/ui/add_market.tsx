import { lazyPart } from '#app/kit/offline/lazy_part'
import { useState, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { wrapLongitude } from '#app/common/geo/geo_point'
import { foldText } from '#app/common/text/fold_text'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { countWords } from '#app/kit/display/count_words'
import { Slider } from '#app/kit/form/slider'
import { FailureState } from '#app/kit/list/failure_state'
import { zoomAround, type MapCircle } from '#app/places/map/ui/map_circle'
import { MapSkeleton, MapView } from '#app/places/map/ui/map_view'
import type { MapPoint } from '#app/places/map/ui/use_map_area'
import {
  DEFAULT_MARKET_RADIUS_KM,
  MAX_MARKET_RADIUS_KM,
  MIN_MARKET_RADIUS_KM,
} from '#app/places/markets/market_limits'
import type { MarketMembership } from '#app/places/markets/ui/join_market_button'
import { MarketMap } from '#app/places/markets/ui/market_map'
import type { Place } from '#app/places/ui/place_picker'
import type { Data } from '#data'

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
          ? `${isolated(market.name)} is a market with ${countWords(market.members_count, 'member')}.`
          : `You’re the first in ${isolated(place.name)}. Drag the circle over the area it covers: others will join it as it is.`}
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

type Spot = Pick<Place, 'country_code' | 'state' | 'city' | 'name'>

/** The market that joining this place would join; null if there is none. @throws CallFailure */
async function findMarketOf(place: Place): Promise<Data.Places.Markets.Market | null> {
  const { markets } = await answered(api.api.markets.index({ query: { q: place.name } }))
  return markets.find((market) => keyOf(market) === keyOf(place)) ?? null
}

/** As the server compares them. */
function keyOf({ country_code: countryCode, state, city, name }: Spot): string {
  return [countryCode, state, city, name].map(foldText).join('|')
}

const CircleHandles = lazyPart(() => import('#app/places/markets/ui/circle_handles'))

interface CircleFieldProps {
  circle: MapCircle
  onChange: (circle: MapCircle) => void
}

/** A market's circle: dragged on the map, or moved with Enter and sized with the slider. */
function CircleField({ circle, onChange }: CircleFieldProps) {
  const [view] = useState(() => zoomAround([circle]))
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const move = ({ latitude, longitude }: MapPoint) =>
    onChange({
      ...circle,
      latitude: Math.max(-85, Math.min(85, latitude)),
      longitude: wrapLongitude(longitude),
    })
  const resize = (radiusKm: number) =>
    onChange({
      ...circle,
      radiusKm: Math.max(
        MIN_MARKET_RADIUS_KM,
        Math.min(MAX_MARKET_RADIUS_KM, Math.round(radiusKm))
      ),
    })

  return (
    <div className="flex flex-col gap-5">
      <div className="h-72 overflow-hidden rounded-6 md:h-96">
        <MapView
          {...view}
          label={`The area of ${circle.label}`}
          circles={[circle]}
          onPick={move}
          onReady={setMap}
        />
        {map && (
          <Suspense fallback={null}>
            <CircleHandles map={map} circle={circle} onMove={move} onResize={resize} />
          </Suspense>
        )}
      </div>
      <Slider
        label="Radius"
        min={MIN_MARKET_RADIUS_KM}
        max={MAX_MARKET_RADIUS_KM}
        value={circle.radiusKm}
        format={(km) => `${km} km`}
        onChange={resize}
      />
    </div>
  )
}
