import { listNearbyTowns, type NearbyTown } from '#app/places/gazetteer/find_towns'
import type { PropertyRow } from '#app/properties/property_row'
import type { Rates } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'
import type { SearchQuery } from '#app/search/search_query'

export interface Comparison {
  homes: { home: PropertyRow; towns: NearbyTown[] }[]
  savedIds: ReadonlySet<number>
  /** as `sensibleQuery` leaves it: `place`, `latitude`, `longitude`, `unit`, `currency` */
  asked: SearchQuery
  rates: Rates
}

/** Homes to compare with the towns around each, and the rates of their prices. */
export async function findComparison(
  homes: readonly PropertyRow[],
  savedIds: ReadonlySet<number>,
  asked: SearchQuery
): Promise<Comparison> {
  return {
    homes: await Promise.all(
      homes.map(async (home) => ({ home, towns: await listTownsAround(home) }))
    ),
    savedIds,
    asked,
    rates: await findRates(),
  }
}

async function listTownsAround({ latitude, longitude }: PropertyRow) {
  return latitude === null || longitude === null ? [] : listNearbyTowns(latitude, longitude)
}
