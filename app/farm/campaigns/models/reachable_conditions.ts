import type { ContactFilter } from '#app/farm/contract/contact_options'
import { IS_BOUNCED } from '#app/farm/contacts/models/bounce_sql'
import { contactConditions } from '#app/farm/contacts/models/contact_conditions'

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
