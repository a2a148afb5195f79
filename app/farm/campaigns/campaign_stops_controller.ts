import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { unsubscribeRecipient, hideClicks } from '#app/farm/campaigns/stop_campaigns'
import { isCampaignStopLink, NOBODY } from '#app/farm/campaigns/campaign_links'
import {
  findShowsClicks,
  findSenderOf,
  findUnsubscribed,
  type Unsubscribed,
} from '#app/farm/campaigns/find_campaigns'

/**
 * Unsubscribes from one farm's campaigns. Opening the link changes nothing: the page's button and the
 * one-click requests of mail programs (RFC 8058) do.
 */
export default class CampaignStopsController {
  async show(ctx: HttpContext) {
    return this.#render(ctx, await findUnsubscribed(authorizedId(ctx)))
  }

  async store(ctx: HttpContext) {
    const recipientId = authorizedId(ctx)
    const { request } = ctx
    const from = { address: request.ip(), userAgent: request.header('user-agent') ?? null }
    const isAboutClicks = request.input('only') === 'clicks'
    if (recipientId !== NOBODY) {
      const withdraw = isAboutClicks ? hideClicks : unsubscribeRecipient
      await transaction((trx) => withdraw({ trx }, { recipientId, ...from }))
    }
    const found = await findUnsubscribed(recipientId)
    return this.#render(ctx, { ...found, isStopped: found.isStopped || !isAboutClicks })
  }

  async #render(ctx: HttpContext, { isStopped, joinPath }: Unsubscribed) {
    const id = authorizedId(ctx)
    return ctx.inertia.render('farm/stop', {
      sender: await findSenderOf(id),
      is_stopped: isStopped,
      join_path: joinPath,
      shows_clicks: await findShowsClicks(id),
    })
  }
}

function authorizedId(ctx: HttpContext): number {
  if (isCampaignStopLink(ctx)) return Number(ctx.params.id)
  throw HttpError.forbidden('This link is incomplete.')
}
