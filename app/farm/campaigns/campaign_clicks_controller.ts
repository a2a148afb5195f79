import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { countClick, noteClick } from '#app/farm/campaigns/follow_link'
import { isOwnClickLink } from '#app/farm/campaigns/campaign_links'

const NO_LINK = {
  title: 'This link no longer works',
  text: 'The email it stood in was withdrawn, or part of the link is missing. Open it from the email again, or answer the email and ask its sender for the page.',
}

export default class CampaignClicksController {
  /** Leads to a page of a campaign that was sent, and nowhere else. */
  async show({ params, request, response }: HttpContext) {
    const isCounted = request.method() === 'GET'
    const link = await transaction((trx) => countClick({ trx }, params.token, isCounted))
    if (!link) throw HttpError.notFound(NO_LINK)
    response.header('cache-control', 'no-store').redirect().toPath(link.url)
  }

  /** The same for somebody who agreed that their clicks are known, while they do. */
  async own(ctx: HttpContext) {
    const { params, request, response } = ctx
    if (!isOwnClickLink(ctx)) throw HttpError.notFound(NO_LINK)
    const isCounted = request.method() === 'GET'
    const link = await transaction(async (trx) => {
      const followed = await countClick({ trx }, params.token, isCounted)
      if (followed && isCounted) await noteClick({ trx }, followed, params.recipient)
      return followed
    })
    if (!link) throw HttpError.notFound(NO_LINK)
    response.header('cache-control', 'no-store').redirect().toPath(link.url)
  }
}
