import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { pageRequest } from '#app/common/http/paginator'
import { extentKm } from '#app/places/gazetteer/place'
import { findEditedSearch } from '#app/search/alerts/queries/find_edited_search'
import { findSearchedPlace } from '#app/search/queries/find_searched_place'
import { resultPage } from '#app/search/transformers/result_page'
import { sensibleQuery } from '#app/search/validators/sensible_query'
import { readSearch } from '#app/search/validators/search_request'

const PER_PAGE = 20

export default class SearchPagesController {
  async show(ctx: HttpContext) {
    const query = await sensibleQuery(ctx.request.qs())
    const hiddenIds = await listHiddenUserIds(ctx.auth.user?.id ?? null)
    const page = pageRequest(ctx, PER_PAGE)
    const place = await findSearchedPlace(query)
    return ctx.inertia.render('properties/search', {
      query,
      edge_km: place ? extentKm(place) : 0,
      results: await resultPage(ctx, await readSearch(query), page, hiddenIds),
      edited: await findEditedSearch(ctx.auth.user?.id ?? null, query.saved),
    })
  }
}
