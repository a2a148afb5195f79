import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { CampaignRow } from '#app/farm/campaigns/models/campaign_row'
import { lockCampaign } from '#app/farm/campaigns/models/lock_campaign'
import { findCampaign } from '#app/farm/campaigns/queries/find_campaign'

/** What is scheduled becomes a draft again; what is being sent ends where it is. */
export async function cancelCampaign({ user, trx }: ActingUser, id: number): Promise<CampaignRow> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.status === 'sent') {
    throw HttpError.conflict('This campaign has been sent already.')
  }
  if (campaign.status === 'scheduled') campaign.merge({ status: 'draft', ignoresQuietHours: false })
  if (campaign.status === 'sending') {
    campaign.merge({ status: 'cancelled', finishedAt: DateTime.now() })
  }
  await campaign.useTransaction(trx).save()
  return findCampaign(campaign.farmId, id, trx)
}
