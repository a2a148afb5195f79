import db from '@adonisjs/lucid/services/db'
import type { ConsentRow } from '#app/farm/contacts/models/contact_row'

export interface KeptConsent extends ConsentRow {
  id: number
  contactId: number
  email: string | null
  name: string | null
}

interface Part {
  /** null for those of all contacts */
  contactId: number | null
  after: number
  limit: number
}

/** Evidence in the order it came. */
export async function listConsents(
  farmId: number,
  { contactId, after, limit }: Part
): Promise<KeptConsent[]> {
  const values: object = { farmId, contactId, after, limit }
  const { rows } = await db.rawQuery<{ rows: KeptConsent[] }>(
    `select e.id, e.contact_id as "contactId", c.email, c.name, e.kind, e.purpose, e.wording, e.source,
       e.address, e.user_agent as "userAgent", e.created_at as "createdAt"
     from farm_consents e join farm_contacts c on c.id = e.contact_id
     where c.farm_id = :farmId and e.id > :after
       and (:contactId::integer is null or c.id = :contactId)
     order by e.id limit :limit`,
    { ...values }
  )
  return rows
}
