import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { countOptions } from '#app/search/counts/count_options'
import { filterCounts } from '#app/search/counts/option_count_transformer'
import { countableIn } from '#app/search/counts/countable_filters'
import { readSearch } from '#app/search/search_request'

export default class OptionCountsController {
  /** How many homes each change of some filters would find. */
  async index(ctx: HttpContext) {
    const query = ctx.request.qs()
    const search = await readSearch(query)
    const filters = countableIn({ filters: query.filters })
    const hiddenIds = await listHiddenUserIds(ctx.auth.user?.id ?? null)
    const counts = await countOptions(search, filters, hiddenIds)
    return { counts: counts.map(filterCounts) }
  }
}
