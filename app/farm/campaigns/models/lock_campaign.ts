import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockCampaign({ user, trx }: ActingUser, id: number): Promise<FarmCampaign> {
  const farm = await findOwnFarm(user, trx)
  const campaign = await FarmCampaign.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!campaign) throw HttpError.notFound()
  return campaign
}
