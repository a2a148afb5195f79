import type { ActingUser } from '#app/accounts/models/acting_user'
import type { ContactRow } from '#app/farm/contacts/models/contact_row'
import { lockContact } from '#app/farm/contacts/models/lock_contact'
import { findContact } from '#app/farm/contacts/queries/find_contact'

/**
 * Lets campaigns of this farm go to a contact whose address bounced, until it bounces again. Safe to
 * repeat. @throws HttpError 403 and 404
 */
export async function liftBounce({ user, trx }: ActingUser, id: number): Promise<ContactRow> {
  const contact = await lockContact({ user, trx }, id)
  await trx.rawQuery(
    `insert into farm_lifted_bounces (contact_id, email, lifted_at)
     select c.id, c.email, now() from farm_contacts c
     join farm_bounced_addresses b on b.email = c.email where c.id = ?
     on conflict (contact_id) do update set email = excluded.email, lifted_at = excluded.lifted_at`,
    [contact.id]
  )
  return findContact(contact.farmId, id, trx)
}
