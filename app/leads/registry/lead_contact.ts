import type { Extension } from '#app/kernel/modules/module'

export const leadContact = { sql: 'null::integer' }

/** Names the contact a lead is. @param sql a scalar subquery over `l`, a row of `leads` */
export function leadContactId(sql: string): Extension {
  return () => void (leadContact.sql = sql)
}
