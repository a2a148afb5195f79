import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { unsubscribeRecipient } from '#app/farm/campaigns/actions/unsubscribe_recipient'
import { isCampaignStopLink, NOBODY } from '#app/farm/campaigns/links/campaign_links'
import { findSenderOf } from '#app/farm/campaigns/queries/find_sender_of'

/**
 * Unsubscribes from one farm's campaigns. Opening the link changes nothing: the page's button and the
 * one-click requests of mail programs (RFC 8058) do.
 */
export default class CampaignStopsController {
  async show(ctx: HttpContext) {
    const id = authorizedId(ctx)
    return ctx.inertia.render('farm/stop', { sender: await findSenderOf(id), is_stopped: false })
  }

  async store(ctx: HttpContext) {
    const recipientId = authorizedId(ctx)
    const { request } = ctx
    const from = { address: request.ip(), userAgent: request.header('user-agent') ?? null }
    if (recipientId !== NOBODY) {
      await transaction((trx) => unsubscribeRecipient({ trx }, { recipientId, ...from }))
    }
    const sender = await findSenderOf(recipientId)
    return ctx.inertia.render('farm/stop', { sender, is_stopped: true })
  }
}

function authorizedId(ctx: HttpContext): number {
  if (isCampaignStopLink(ctx)) return Number(ctx.params.id)
  throw HttpError.forbidden('This link is incomplete.')
}
