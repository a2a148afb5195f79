import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { saysSomething } from '#app/farm/contract/campaign_body'
import SendCampaigns from '#app/farm/campaigns/jobs/send_campaigns'
import type { CampaignRow } from '#app/farm/campaigns/models/campaign_row'
import { currentFilter } from '#app/farm/campaigns/models/current_filter'
import { lockCampaign } from '#app/farm/campaigns/models/lock_campaign'
import { countReachable } from '#app/farm/campaigns/queries/count_reachable'
import { findCampaign } from '#app/farm/campaigns/queries/find_campaign'
import { findSender } from '#app/farm/campaigns/queries/find_sender'

/**
 * Sends a draft at its time, or soon if it has none. Safe to repeat.
 * @param isNow at once, whatever the hour
 * @throws HttpError 403, 404, 409; E_VALIDATION_ERROR for what it lacks
 */
export async function queueCampaign(
  { user, trx }: ActingUser,
  id: number,
  isNow: boolean
): Promise<CampaignRow> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.status === 'cancelled') throw HttpError.conflict('This campaign was canceled.')
  if (campaign.status === 'draft') {
    if (!saysSomething(campaign.body)) {
      throw fieldErrors({ 'campaign.body': 'Write something first.' })
    }
    if (!(await findSender(campaign.farmId, trx))) {
      throw fieldErrors({ sender: 'Add your name and postal address first.' })
    }
    if (!(await countReachable(campaign.farmId, await currentFilter(campaign, trx), trx))) {
      throw fieldErrors({ 'campaign.segment': 'Nobody in this segment has agreed to get email.' })
    }
    const { scheduledAt } = campaign
    const isLater = scheduledAt && scheduledAt > DateTime.now() && !isNow
    await campaign
      .useTransaction(trx)
      .merge({
        status: 'scheduled',
        scheduledAt: isLater ? scheduledAt : DateTime.now(),
        ignoresQuietHours: isNow,
      })
      .save()
    if (!isLater) afterCommit(trx, () => enqueue(SendCampaigns.dispatch({})))
  }
  return findCampaign(campaign.farmId, id, trx)
}
