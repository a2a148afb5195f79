import type { HttpContext } from '@adonisjs/core/http'
import { countUnaskedMail } from '#app/accounts/account_limits'
import { countAttempt, countFromAddress } from '#app/common/rate_limits/attempts'
import { fieldErrors } from '#app/common/http/field_errors'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { deleteSearch, updateSearch } from '#app/search/saved/change_search'
import { saveGuestSearch, saveOwnSearch } from '#app/search/saved/save_search'
import { GUEST_SEARCH_LIMITS, SAVED_SEARCH_LIMITS } from '#app/search/saved/saved_search_limits'
import { listSavedSearches } from '#app/search/saved/find_saved_searches'
import {
  canonicalQuery,
  savedSearchChangeValidator,
  savedSearchValidator,
} from '#app/search/saved/saved_search_validators'
import SavedSearchTransformer from '#app/search/saved/saved_search_transformer'

export default class SavedSearchesController {
  async index(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const request = pageRequest(ctx)
    const { page, perPage } = request
    const views = await listSavedSearches(id, { limit: perPage + 1, offset: (page - 1) * perPage })
    const searches = views.map((view) => new SavedSearchTransformer(view).toObject())
    return { saved_searches: paginator(ctx, searches, request) }
  }

  async store(ctx: HttpContext) {
    const { user } = ctx.auth
    if (user && !user.isEmailVerified) throw HttpError.forbidden('Verify your email address first.')
    const { saved_search: given } = await ctx.request.validateUsing(savedSearchValidator)
    const { email, name, frequency } = given
    const input = { name, frequency, query: await canonicalQuery(given.query) }
    if (!user) return this.#storeForGuest(ctx, email, input)
    await countAttempt(ctx, SAVED_SEARCH_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const search = await saveOwnSearch({ user, trx }, input)
      return {
        status: 201,
        body: {
          status: 'success' as const,
          saved_search: new SavedSearchTransformer({ search, newCount: 0 }).toObject(),
        },
      }
    })
  }

  /** The answer never tells whether the address has an account. */
  async #storeForGuest(
    ctx: HttpContext,
    email: string | undefined,
    input: Parameters<typeof saveGuestSearch>[2]
  ) {
    if (!email) throw fieldErrors({ 'saved_search.email': 'Enter your email address.' })
    await countFromAddress(ctx, GUEST_SEARCH_LIMITS)
    await countUnaskedMail(ctx, email)
    await transaction((trx) => saveGuestSearch({ trx }, email, input))
    ctx.response.status(202)
    return { status: 'success' as const, saved_search: null }
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { saved_search: given } = await request.validateUsing(savedSearchChangeValidator)
    const { name, frequency, is_seen: isSeen } = given
    const query = given.query === undefined ? undefined : await canonicalQuery(given.query)
    await transaction((trx) =>
      updateSearch({ user, trx }, Number(params.id), { name, frequency, isSeen, query })
    )
    const views = await listSavedSearches(user.id)
    const view = views.find(({ search }) => search.id === Number(params.id))
    if (!view) throw HttpError.notFound()
    return {
      status: 'success' as const,
      saved_search: new SavedSearchTransformer(view).toObject(),
    }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteSearch({ user, trx }, Number(params.id)))
    return { status: 'success' as const }
  }
}
