import type { ContactFilter } from '#app/farm/contract/contact_options'
import { contactConditions } from '#app/farm/contacts/models/contact_conditions'

/** Those contacts of a segment who agreed and whose address works, aliased `c`. */
export function reachableConditions(farmId: number, filter: ContactFilter) {
  const { sql, values } = contactConditions(farmId, filter)
  return {
    sql: `${sql} and c.consent_status = 'confirmed' and c.email is not null
      and not exists (select from farm_bounced_addresses b where b.email = c.email)`,
    values,
  }
}
