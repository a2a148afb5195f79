import type { InTransaction } from '#app/kernel/database/transaction'
import type FarmContact from '#app/farm/contacts/models/farm_contact'

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
