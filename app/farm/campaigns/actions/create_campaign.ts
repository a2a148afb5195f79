import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openFarm } from '#app/farm/actions/open_farm'
import { setCampaign, type CampaignChange } from '#app/farm/campaigns/actions/set_campaign'
import { MAX_CAMPAIGNS_PER_FARM } from '#app/farm/contract/campaign_options'
import type { CampaignRow } from '#app/farm/campaigns/models/campaign_row'
import FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import { findCampaign } from '#app/farm/campaigns/queries/find_campaign'

/** @throws HttpError 403, 409 with too many */
export async function createCampaign(
  { user, trx }: ActingUser,
  input: CampaignChange
): Promise<CampaignRow> {
  const farm = await openFarm({ user, trx })
  const [{ total }] = await trx.from('farm_campaigns').where('farm_id', farm.id).count('* as total')
  if (Number(total) >= MAX_CAMPAIGNS_PER_FARM) {
    throw HttpError.conflict('You have too many campaigns. Delete some drafts first.')
  }
  const campaign = new FarmCampaign().fill({ farmId: farm.id, body: [], filter: {} })
  await setCampaign({ user, trx }, campaign, input)
  return findCampaign(farm.id, campaign.id, trx)
}
