import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { pageRequest } from '#app/common/http/paginator'
import { clusterList } from '#app/search/transformers/cluster_list'
import { resultPage } from '#app/search/transformers/result_page'
import { listClusters } from '#app/search/queries/list_clusters'
import { clustersRequest, searchRequest } from '#app/search/validators/search_request'

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
