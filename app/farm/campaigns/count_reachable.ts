import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type FarmCampaign from '#app/farm/campaigns/farm_campaign'
import { IS_BOUNCED, contactConditions } from '#app/farm/contacts/contact_sql'
import FarmSegment from '#app/farm/contacts/farm_segment'
import type { ContactFilter } from '#app/farm/farm_options'

/** How many a campaign would go to now. */
export async function countReachable(
  farmId: number,
  filter: ContactFilter,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const { sql, values } = reachableConditions(farmId, filter)
  const { rows } = await client.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from farm_contacts c where ${sql}`,
    { ...values }
  )
  return rows[0]!.count
}

/**
 * Those contacts of a segment who agreed, whose address works and who don't hide from the farm's
 * realtor, aliased `c`.
 */
export function reachableConditions(farmId: number, filter: ContactFilter) {
  const { sql, values } = contactConditions(farmId, filter)
  return {
    sql: `${sql} and c.consent_status = 'confirmed' and c.email is not null
      and not ${IS_BOUNCED}
      and not exists (select from users u join farms f on f.id = c.farm_id
        join blocks k on (k.blocker_id = u.id and k.blocked_id = f.user_id)
          or (k.blocker_id = f.user_id and k.blocked_id = u.id)
        where u.email = c.email and u.email_verified_at is not null)`,
    values,
  }
}

/** That of its segment as it is now; as it last was if the segment is gone. */
export async function currentFilter(
  { segmentId, filter }: Pick<FarmCampaign, 'segmentId' | 'filter'>,
  client?: TransactionClientContract
): Promise<ContactFilter> {
  if (!segmentId) return filter
  const segment = await FarmSegment.query({ client }).where('id', segmentId).first()
  return segment?.filter ?? filter
}
