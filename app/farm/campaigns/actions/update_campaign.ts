import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { setCampaign, type CampaignChange } from '#app/farm/campaigns/actions/set_campaign'
import type { CampaignRow } from '#app/farm/campaigns/models/campaign_row'
import { lockCampaign } from '#app/farm/campaigns/models/lock_campaign'
import { findCampaign } from '#app/farm/campaigns/queries/find_campaign'

/** @throws HttpError 403, 404, 409 once it is scheduled */
export async function updateCampaign(
  { user, trx }: ActingUser,
  id: number,
  change: CampaignChange
): Promise<CampaignRow> {
  const campaign = await lockCampaign({ user, trx }, id)
  if (campaign.status !== 'draft') {
    throw HttpError.conflict('Only drafts can be changed. Cancel the schedule first.')
  }
  await setCampaign({ user, trx }, campaign, change)
  return findCampaign(campaign.farmId, id, trx)
}
