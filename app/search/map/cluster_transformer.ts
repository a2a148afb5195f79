import type { Rates } from '#app/properties/prices/convert_price'
import type { Cluster, Clusters } from '#app/search/map/list_clusters'
import type { FoundCards } from '#app/search/list_found_cards'
import { savableCard } from '#app/properties/savable_card_transformer'

interface Prices {
  currency: string
  rates: Rates
}

/** Map items: groups, and single listings with their card. @param seen of the single ones */
export function clusterList({ clusters, isEstimate }: Clusters, seen: FoundCards, prices: Prices) {
  return {
    clusters: clusters.flatMap((cluster) => mapItem(cluster, seen, prices) ?? []),
    currency: prices.currency,
    /** counts are estimated from a sample */
    is_estimate: isEstimate,
  }
}

function mapItem(cluster: Cluster, { cards, savedIds }: FoundCards, prices: Prices) {
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
