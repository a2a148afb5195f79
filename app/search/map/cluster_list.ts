import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listSavedIds } from '#app/properties/saving/find_saved_homes'
import { findRates, type Rates } from '#app/search/rates/rates'
import type { Cluster, Clusters } from '#app/search/map/list_clusters'
import { savableCard } from '#app/properties/savable_cards'

/** Map items: groups, and single listings with their card. */
export async function clusterList(
  { clusters, isEstimate }: Clusters,
  currency: string,
  hiddenIds: number[],
  viewerId: number | null
) {
  const ids = clusters.flatMap(({ propertyId }) => propertyId ?? [])
  const cards = await listListedProperties(ids, undefined, hiddenIds)
  const savedIds = await listSavedIds(viewerId, ids)
  const rates = await findRates()
  return {
    clusters: clusters.flatMap((cluster) => {
      const item = mapItem(cluster, cards, savedIds, { currency, rates })
      return item ? [item] : []
    }),
    currency,
    /** counts are estimated from a sample */
    is_estimate: isEstimate,
  }
}

interface Prices {
  currency: string
  rates: Rates
}

function mapItem(
  cluster: Cluster,
  cards: Map<number, PropertyCardRow>,
  savedIds: Set<number>,
  prices: Prices
) {
  const { latitude, longitude, propertyId } = cluster
  if (propertyId === null) return { latitude, longitude, ...group(cluster, prices) }
  const card = cards.get(propertyId)
  return card
    ? { latitude, longitude, property: savableCard(card, savedIds.has(propertyId)) }
    : null
}

function group({ count, minUsd }: Cluster, { currency, rates }: Prices) {
  const rate = rates.get(currency)?.perUsd ?? 1
  return { count, min_price: minUsd === null ? null : Math.round(minUsd * rate * 100) / 100 }
}
