import { Job } from '@adonisjs/queue'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'

export default class SweepSignUps extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => sweepSignUps({ trx }))
  }
}

/**
 * Forgets sign-ups that were never confirmed, with the contact they made unless it is known from
 * elsewhere by now.
 */
export async function sweepSignUps({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery(
    `delete from farm_contacts c using farm_sign_ups s
     where s.contact_id = c.id and s.is_new_contact and s.confirmed_at is null
       and s.expires_at < now() and c.consent_status in ('pending', 'withdrawn') and c.phone is null
       and c.address is null and c.tags = '{}'
       and not exists (select from open_house_visitors v where v.contact_id = c.id)
       and not exists (select from farm_sign_ups other where other.contact_id = c.id
         and (other.expires_at >= now() or other.confirmed_at is not null))`
  )
  await trx.rawQuery('delete from farm_sign_ups where confirmed_at is null and expires_at < now()')
}
