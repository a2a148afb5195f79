import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { createCampaign, deleteCampaign, updateCampaign } from '#app/farm/campaigns/change_campaign'
import type { CampaignRow } from '#app/farm/campaigns/campaign_row'
import { CAMPAIGN_LIMITS } from '#app/farm/farm_limits'
import { listCampaigns, findCampaign, listRecipients } from '#app/farm/campaigns/find_campaigns'
import {
  campaignInput,
  campaignChangeValidator,
  campaignValidator,
} from '#app/farm/campaigns/campaign_validators'
import { farmOwner } from '#app/farm/open_farm'
import { findFarm, findOwnFarm } from '#app/farm/find_farm'
import CampaignTransformer from '#app/farm/campaigns/campaign_transformer'
import { recipientState } from '#app/farm/campaigns/campaign_options'
import RecipientTransformer from '#app/farm/campaigns/recipient_transformer'
import { campaignStopLink, NOBODY } from '#app/farm/campaigns/campaign_links'
import { readCampaignLetter } from '#app/farm/campaigns/campaign_letter'
import { HttpError } from '#app/kernel/exceptions/http_error'

export default class CampaignsController {
  async index(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const page = pageRequest(ctx)
    const rows = farm ? await listCampaigns(farm.id, page) : []
    return {
      campaigns: paginator(
        ctx,
        rows.map((row) => new CampaignTransformer(row).toObject()),
        page
      ),
    }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    await countAttempt(ctx, CAMPAIGN_LIMITS, String(user.id))
    const { campaign: input } = await ctx.request.validateUsing(campaignValidator)
    return once(ctx, async (trx) => ({
      status: 201,
      body: answerWith(await createCampaign({ user, trx }, campaignInput(input))),
    }))
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const { campaign: input } = await request.validateUsing(campaignChangeValidator)
    const change = campaignInput(input)
    return answerWith(await transaction((trx) => updateCampaign({ user, trx }, params.id, change)))
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteCampaign({ user, trx }, params.id))
    return { status: 'success' as const }
  }

  /** Who a campaign is for and what became of each, with the figures of that moment. */
  async recipients(ctx: HttpContext) {
    const farm = await findOwnFarm(ctx.auth.getUserOrFail())
    const { id, counts } = await findCampaign(farm.id, ctx.params.id)
    const page = pageRequest(ctx)
    const rows = await listRecipients(id, recipientState(ctx.request.input('state')), page)
    const data = rows.map((row) => new RecipientTransformer(row).toObject())
    return { recipients: paginator(ctx, data, page), counts }
  }

  /** The mail as its recipients see it. */
  async preview({ auth, params }: HttpContext) {
    const farm = await findOwnFarm(auth.getUserOrFail())
    const { id } = await findCampaign(farm.id, params.id)
    const letter = await readCampaignLetter(id, { isCounted: false })
    if (!letter) throw HttpError.notFound()
    const { html, text } = letter.letterWith(campaignStopLink(NOBODY))
    return { html, text }
  }
}

function answerWith(campaign: CampaignRow) {
  return { status: 'success' as const, campaign: new CampaignTransformer(campaign).toObject() }
}
