import { listListedProperties } from '#app/properties/queries/list_listed_properties'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listSavedIds } from '#app/properties/saving/queries/list_saved_ids'
import type { Rates } from '#app/search/models/rates'
import { findRates } from '#app/search/queries/find_rates'
import type { Cluster, Clusters } from '#app/search/queries/list_clusters'
import { savableCard } from '#app/properties/transformers/savable_cards'

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
