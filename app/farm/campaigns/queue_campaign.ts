import { DateTime } from 'luxon'
import { operatorPostalAddress } from '#config/mail'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { saysSomething } from '#app/farm/campaigns/campaign_body'
import type { CampaignRow } from '#app/farm/campaigns/campaign_row'
import { currentFilter, countReachable } from '#app/farm/campaigns/count_reachable'
import { signCampaigns } from '#app/farm/campaigns/change_campaign'
import { findCampaign, findSender } from '#app/farm/campaigns/find_campaigns'
import { hasPassed, TIME_HAS_PASSED } from '#app/farm/campaigns/schedule_time'
import SendCampaigns from '#app/farm/campaigns/send_campaigns_job'
import { lockCampaign } from '#app/farm/farm_locks'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'

/**
 * Sends a draft at its time, or soon if it has none. Safe to repeat.
 * @param isNow at once, whatever the hour
 * @param postalAddress of the operator, for whoever gave none
 * @throws HttpError 403, 404, 409; E_VALIDATION_ERROR for what it lacks
 */
export async function queueCampaign(
  { user, trx }: ActingUser,
  id: number,
  isNow: boolean,
  postalAddress = operatorPostalAddress
): Promise<CampaignRow> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.status === 'cancelled') throw HttpError.conflict('This campaign was canceled.')
  if (campaign.status === 'draft') {
    if (!saysSomething(campaign.body)) {
      throw fieldErrors({ 'campaign.body': 'Write something first.' })
    }
    if (postalAddress) await signCampaigns({ user, trx }, campaign.farmId, postalAddress)
    else if (!(await findSender(campaign.farmId, trx))) {
      throw fieldErrors({
        sender: 'Add your name and postal address first, with PUT /api/farm/sender.',
      })
    }
    if (!(await countReachable(campaign.farmId, await currentFilter(campaign, trx), trx))) {
      throw fieldErrors({ 'campaign.segment': 'Nobody in this segment has agreed to get email.' })
    }
    const { scheduledAt } = campaign
    if (scheduledAt && !isNow && hasPassed(scheduledAt)) {
      throw fieldErrors({ 'campaign.scheduled_at': TIME_HAS_PASSED })
    }
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

/** What is scheduled becomes a draft again; what is being sent ends where it is. */
export async function cancelCampaign({ user, trx }: ActingUser, id: number): Promise<CampaignRow> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.status === 'sent') {
    throw HttpError.conflict('This campaign has been sent already.')
  }
  if (campaign.status === 'scheduled') {
    const { scheduledAt } = campaign
    const isToCome = scheduledAt && scheduledAt > DateTime.now()
    campaign.merge({
      status: 'draft',
      ignoresQuietHours: false,
      scheduledAt: isToCome ? scheduledAt : null,
    })
  }
  if (campaign.status === 'sending') {
    campaign.merge({ status: 'cancelled', finishedAt: DateTime.now() })
  }
  await campaign.useTransaction(trx).save()
  return findCampaign(campaign.farmId, id, trx)
}
