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

export default class SearchesController {
  async index(ctx: HttpContext) {
    const request = await searchRequest(ctx)
    const viewerId = ctx.auth.user?.id ?? null
    const hiddenIds = await listHiddenUserIds(viewerId)
    return resultPage(ctx, await findResults(request, pageRequest(ctx), { viewerId, hiddenIds }))
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
}
