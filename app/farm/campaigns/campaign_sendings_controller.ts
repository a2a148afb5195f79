import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { onceMailing } from '#app/accounts/once_mailing'
import { afterCommit, transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { cancelCampaign, queueCampaign } from '#app/farm/campaigns/queue_campaign'
import SendCampaignTest from '#app/farm/campaigns/send_campaign_test_job'
import { TEST_MAIL_LIMITS } from '#app/farm/farm_limits'
import { findCampaign } from '#app/farm/campaigns/find_campaigns'
import { sendingValidator } from '#app/farm/campaigns/campaign_validators'
import { findOwnFarm } from '#app/farm/find_farm'
import CampaignTransformer from '#app/farm/campaigns/campaign_transformer'

export default class CampaignSendingsController {
  async store({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await findOwnFarm(user)
    const { now = false } = await request.validateUsing(sendingValidator)
    const campaign = await transaction((trx) => queueCampaign({ user, trx }, params.id, now))
    return { status: 'success' as const, campaign: new CampaignTransformer(campaign).toObject() }
  }

  async test(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const farm = await findOwnFarm(user)
    const campaign = await findCampaign(farm.id, ctx.params.id)
    return onceMailing(ctx, { limits: TEST_MAIL_LIMITS, email: null }, async (trx) => {
      const test = { campaignId: campaign.id, userId: user.id, testId: randomUUID() }
      afterCommit(trx, () => enqueue(SendCampaignTest.dispatch(test)))
      const sent = new CampaignTransformer(campaign).toObject()
      return {
        status: 200,
        body: { status: 'success' as const, email: user.email, campaign: sent },
      }
    })
  }

  async cancel({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const campaign = await transaction((trx) => cancelCampaign({ user, trx }, params.id))
    return { status: 'success' as const, campaign: new CampaignTransformer(campaign).toObject() }
  }
}
