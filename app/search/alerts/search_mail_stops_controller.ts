import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { stopSearchMails } from '#app/search/alerts/answer_search_mail'
import { areSearchMailsStopped } from '#app/search/alerts/find_search_mails'
import { isSearchMailStopLink } from '#app/search/alerts/search_links'

/**
 * Stops mails to an address without an account. Opening the link changes nothing; mail programs
 * send what the button sends (RFC 8058).
 */
export default class SearchMailStopsController {
  async show(ctx: HttpContext) {
    authorize(ctx)
    const isStopped = await areSearchMailsStopped(Number(ctx.params.id))
    return ctx.inertia.render('search/stop', { is_stopped: isStopped })
  }

  async store(ctx: HttpContext) {
    authorize(ctx)
    await transaction((trx) => stopSearchMails({ trx }, Number(ctx.params.id)))
    return ctx.inertia.render('search/stop', { is_stopped: true })
  }
}

function authorize(ctx: HttpContext) {
  if (isSearchMailStopLink(ctx)) return
  throw HttpError.forbidden('This link is incomplete or has expired.')
}
