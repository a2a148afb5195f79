import type FarmContact from '#app/farm/contacts/farm_contact'
import type { InTransaction } from '#app/kernel/database/transaction'

interface GivenContact {
  email: string
  name?: string | null
  phone?: string | null
  tags?: readonly string[]
}

/**
 * Adds a person to a farm, or what was missing about a contact with that address; what is there
 * stays. Safe to repeat. @param email in lower case
 */
export async function keepContact(
  { trx }: InTransaction,
  farmId: number,
  { email, name = null, phone = null, tags = [] }: GivenContact
): Promise<{ id: number; isNew: boolean }> {
  const values: object = { farmId, email, name, phone, tags: [...tags] }
  const { rows } = await trx.rawQuery<{ rows: { id: number; isNew: boolean }[] }>(
    `insert into farm_contacts as c (farm_id, email, name, phone, tags)
     values (:farmId, :email, :name, :phone, :tags::text[])
     on conflict (farm_id, email) do update set name = coalesce(c.name, excluded.name),
       phone = coalesce(c.phone, excluded.phone),
       tags = c.tags || array(select tag from unnest(excluded.tags) tag where tag <> all(c.tags))
     returning id, xmax = 0 as "isNew"`,
    { ...values }
  )
  return rows[0]!
}

interface KeptAddress extends Pick<FarmContact, 'id' | 'consentStatus'> {
  isNew: boolean
}

/**
 * Finds or adds the contact with this address, and locks it, so that a second click waits. A known
 * contact isn’t changed: anyone can enter someone else’s address.
 * @param email in lower case
 */
export async function keepAddress(
  { trx }: InTransaction,
  farmId: number,
  { name, email }: { name: string; email: string }
): Promise<KeptAddress> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `insert into farm_contacts (farm_id, email, name) values (:farmId, :email, :name)
     on conflict (farm_id, email) do nothing returning id`,
    { farmId, email, name }
  )
  const found = await trx
    .from('farm_contacts')
    .where({ farm_id: farmId, email })
    .forUpdate()
    .select('id', 'consent_status as consentStatus')
    .firstOrFail()
  return { id: found.id, consentStatus: found.consentStatus, isNew: rows.length > 0 }
}
