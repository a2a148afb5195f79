import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest } from '#app/common/http/paginator'
import { findResults } from '#app/search/find_results'
import { listFoundCards } from '#app/search/list_found_cards'
import { clusterList } from '#app/search/map/cluster_transformer'
import { listClusters } from '#app/search/map/list_clusters'
import { findRates } from '#app/search/rates/rates'
import { resultPage } from '#app/search/result_transformer'
import { clustersRequest, searchRequest } from '#app/search/search_request'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import { savableCards } from '#app/properties/savable_card_transformer'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import { listSimilarListings } from '#app/search/list_similar_listings'

const MAX_SIMILAR = 6

export default class SearchesController {
  async index(ctx: HttpContext) {
    const { search, notes } = await searchRequest(ctx)
    const viewerId = ctx.auth.user?.id ?? null
    const hiddenIds = await listHiddenUserIds(viewerId)
    const results = await findResults(search, pageRequest(ctx), { viewerId, hiddenIds })
    return resultPage(ctx, results, notes)
  }

  async clusters(ctx: HttpContext) {
    const { filters, viewport, zoom } = await clustersRequest(ctx)
    const viewerId = ctx.auth.user?.id ?? null
    const hiddenIds = await listHiddenUserIds(viewerId)
    const found = await listClusters(filters, viewport, zoom, hiddenIds)
    const ids = found.clusters.flatMap(({ propertyId }) => propertyId ?? [])
    const seen = await listFoundCards(ids, { viewerId, hiddenIds })
    return clusterList(found, seen, { currency: filters.currency, rates: await findRates() })
  }

  async similar({ auth, params }: HttpContext) {
    const viewer = auth.user ?? null
    const { id, latitude, longitude } = await findPropertyPage(params.slug, viewer)
    if (latitude === null || longitude === null) return { properties: [] }
    const hiddenIds = await listHiddenUserIds(viewer?.id ?? null)
    const ids = await listSimilarListings({ id, latitude, longitude }, MAX_SIMILAR, hiddenIds)
    const cards = await listListedProperties(ids, undefined, hiddenIds)
    const rows = ids.flatMap((one) => cards.get(one) ?? [])
    const savedIds = await listSavedAmong(viewer?.id ?? null, rows)
    return { properties: savableCards(rows, savedIds) }
  }
}
