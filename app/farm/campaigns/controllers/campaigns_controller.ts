import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { createCampaign } from '#app/farm/campaigns/actions/create_campaign'
import { deleteCampaign } from '#app/farm/campaigns/actions/delete_campaign'
import { updateCampaign } from '#app/farm/campaigns/actions/update_campaign'
import type { CampaignRow } from '#app/farm/campaigns/models/campaign_row'
import { CAMPAIGN_LIMITS } from '#app/farm/campaigns/policies/rate_limits'
import { listCampaigns } from '#app/farm/campaigns/queries/list_campaigns'
import { campaignInput } from '#app/farm/campaigns/validators/campaign_input'
import {
  campaignChangeValidator,
  campaignValidator,
} from '#app/farm/campaigns/validators/campaign_validator'
import { farmOwner } from '#app/farm/policies/farm_owner'
import { findFarm } from '#app/farm/queries/find_farm'
import CampaignTransformer from '#app/farm/transformers/campaign_transformer'

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
}

function answerWith(campaign: CampaignRow) {
  return { status: 'success' as const, campaign: new CampaignTransformer(campaign).toObject() }
}
