import type { HttpContext } from '@adonisjs/core/http'
import { listSavedProperties } from '#app/properties/saving/find_saved_homes'
import { savedCard } from '#app/properties/savable_card_transformer'
import { listSavedSearches } from '#app/search/saved/find_saved_searches'
import SavedSearchTransformer from '#app/search/saved/saved_search_transformer'

const PER_PAGE = 12
const TABS = ['searches', 'homes', 'viewed'] as const

export default class SavedPagesController {
  async show(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const asked: unknown = ctx.request.input('tab')
    const tab = TABS.find((one) => one === asked) ?? 'searches'
    const searches = tab === 'searches' ? await listSavedSearches(id) : []
    return ctx.inertia.render('search/saved', {
      tab,
      searches: searches.map((view) => new SavedSearchTransformer(view).toObject()),
      homes: tab === 'homes' ? await firstHomes(id) : { data: [], next_page_url: null },
    })
  }
}

async function firstHomes(userId: number) {
  const rows = await listSavedProperties(userId, { page: 1, perPage: PER_PAGE })
  return {
    data: rows.slice(0, PER_PAGE).map(savedCard),
    next_page_url:
      rows.length > PER_PAGE ? `/api/properties/saved?page=2&per_page=${PER_PAGE}` : null,
  }
}
