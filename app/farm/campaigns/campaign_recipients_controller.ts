import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findCampaign, listRecipients } from '#app/farm/campaigns/find_campaigns'
import { recipientState } from '#app/farm/campaigns/campaign_options'
import { findOwnFarm } from '#app/farm/find_farm'
import RecipientTransformer from '#app/farm/campaigns/recipient_transformer'

export default class CampaignRecipientsController {
  /** Who a campaign is for and what became of each, with the figures of that moment. */
  async index(ctx: HttpContext) {
    const farm = await findOwnFarm(ctx.auth.getUserOrFail())
    const { id, counts } = await findCampaign(farm.id, ctx.params.id)
    const page = pageRequest(ctx)
    const rows = await listRecipients(id, recipientState(ctx.request.input('state')), page)
    const data = rows.map((row) => new RecipientTransformer(row).toObject())
    return { recipients: paginator(ctx, data, page), counts }
  }
}
