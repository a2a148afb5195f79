import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest } from '#app/common/http/paginator'
import { extentKm } from '#app/places/gazetteer/place'
import { findEditedSearch } from '#app/search/saved/find_saved_searches'
import { findResults } from '#app/search/find_results'
import { resultPage } from '#app/search/result_transformer'
import { RESULTS_PER_PAGE } from '#app/search/search_options'
import { readSearch } from '#app/search/search_request'
import { readSearchAddress } from '#app/search/sensible_query'

export default class SearchPagesController {
  async show(ctx: HttpContext) {
    const { query, place, notes } = await readSearchAddress(ctx.request.qs())
    const viewerId = ctx.auth.user?.id ?? null
    const seeing = { viewerId, hiddenIds: await listHiddenUserIds(viewerId) }
    const page = pageRequest(ctx, RESULTS_PER_PAGE)
    const search = await readSearch(query, { place })
    const isRegion = place !== null && 'outline' in place
    return ctx.inertia.render('properties/search', {
      query,
      edge_km: place && !isRegion ? extentKm(place) : 0,
      outline: isRegion ? place.outline : [],
      results: resultPage(ctx, await findResults(search, page, seeing), notes),
      edited: await findEditedSearch(viewerId, query.saved),
    })
  }
}
