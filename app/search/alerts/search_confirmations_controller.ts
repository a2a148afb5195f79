import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { confirmSearch } from '#app/search/alerts/answer_search_mail'
import { isSearchConfirmationLink } from '#app/search/alerts/search_links'

/** Opening the link changes nothing, because link scanners open links too; its button confirms. */
export default class SearchConfirmationsController {
  show(ctx: HttpContext) {
    authorize(ctx)
    return ctx.inertia.render('search/confirm', { is_confirmed: false })
  }

  async store(ctx: HttpContext) {
    authorize(ctx)
    const search = await transaction((trx) => confirmSearch({ trx }, Number(ctx.params.id)))
    if (!search) throw HttpError.notFound()
    return ctx.inertia.render('search/confirm', { is_confirmed: true })
  }
}

function authorize(ctx: HttpContext) {
  if (isSearchConfirmationLink(ctx)) return
  throw HttpError.forbidden('This link is incomplete or has expired. Save the search again.')
}
