import { useState } from 'react'
import { Link } from '@inertiajs/react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { EmptyState } from '#app/kit/list/empty_state'
import { AddMarket } from '#app/places/markets/ui/add_market'
import { MarketMap } from '#app/places/markets/ui/market_map'
import { PlacePicker, type Place } from '#app/places/ui/place_picker'
import { useMarketMembership } from '#app/places/markets/ui/join_market_button'
import { marketPath } from '#app/places/markets/ui/market_path'

interface OwnMarketsProps {
  userId: number
  markets: Data.Places.Markets.Market[]
}

/** The person's markets on a map, to join and leave. */
export function OwnMarkets({ userId, markets: given }: OwnMarketsProps) {
  const [markets, setMarkets] = useState(given)
  const [place, setPlace] = useState<Place | null>(null)
  const membership = useMarketMembership(userId, setMarkets)

  return (
    <div className="flex flex-col gap-6">
      <div className="h-64 overflow-hidden rounded-6 md:h-80">
        <MarketMap markets={markets} label="Map of your markets" />
      </div>
      {markets.length ? (
        <ul className="border-t border-line">
          {markets.map((market) => (
            <li
              key={market.id}
              className="flex items-center justify-between gap-4 border-b border-line py-3"
            >
              <div className="min-w-0">
                <Link dir="auto" href={marketPath(market)} className="rounded-2 hover:underline">
                  {market.name}
                </Link>
                <p className="truncate text-13 text-muted">
                  {[market.state, market.country].filter(Boolean).join(', ')}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Leave ${market.name}`}
                isLoading={membership.busyId === market.id}
                onClick={() => void membership.leave(market)}
              >
                Leave
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No markets yet">
          Join the places you know. People there can find you.
        </EmptyState>
      )}
      <Field label="Add a place">
        <PlacePicker value={place} onChange={setPlace} />
      </Field>
      {place && (
        <AddMarket
          key={`${place.latitude} ${place.longitude} ${place.name}`}
          place={place}
          membership={membership}
          onDone={() => setPlace(null)}
        />
      )}
    </div>
  )
}
