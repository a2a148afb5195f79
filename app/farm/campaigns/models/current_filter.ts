import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import type { ContactFilter } from '#app/farm/contract/contact_options'
import FarmSegment from '#app/farm/contacts/models/farm_segment'

/** That of its segment as it is now; as it last was if the segment is gone. */
export async function currentFilter(
  { segmentId, filter }: Pick<FarmCampaign, 'segmentId' | 'filter'>,
  client?: TransactionClientContract
): Promise<ContactFilter> {
  if (!segmentId) return filter
  const segment = await FarmSegment.query({ client }).where('id', segmentId).first()
  return segment?.filter ?? filter
}
