import type { Data } from '#data'
import { foldText } from '#app/common/contract/fold_text'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import type { Place } from '#app/places/ui/search_places'

type Spot = Pick<Place, 'country_code' | 'state' | 'city' | 'name'>

/** The market that joining this place would join; null if there is none. @throws CallFailure */
export async function findMarketOf(place: Place): Promise<Data.Places.Market | null> {
  const { markets } = await answered(api.api.markets.index({ query: { q: place.name } }))
  return markets.find((market) => keyOf(market) === keyOf(place)) ?? null
}

/** As the server compares them. */
function keyOf({ country_code: countryCode, state, city, name }: Spot): string {
  return [countryCode, state, city, name].map(foldText).join('|')
}
