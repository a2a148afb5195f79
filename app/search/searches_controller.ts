import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest } from '#app/common/http/paginator'
import { clusterList } from '#app/search/map/cluster_list'
import { resultPage } from '#app/search/result_page'
import { listClusters } from '#app/search/map/list_clusters'
import { clustersRequest, searchRequest } from '#app/search/search_request'

export default class SearchesController {
  async index(ctx: HttpContext) {
    const request = await searchRequest(ctx)
    const hiddenIds = await listHiddenUserIds(ctx.auth.user?.id ?? null)
    return resultPage(ctx, request, pageRequest(ctx), hiddenIds)
  }

  async clusters(ctx: HttpContext) {
    const { filters, viewport, zoom } = await clustersRequest(ctx)
    const viewerId = ctx.auth.user?.id ?? null
    const hiddenIds = await listHiddenUserIds(viewerId)
    const found = await listClusters(filters, viewport, zoom, hiddenIds)
    return clusterList(found, filters.currency, hiddenIds, viewerId)
  }
}
