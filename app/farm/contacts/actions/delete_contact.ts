import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockContact } from '#app/farm/contacts/models/lock_contact'

/** Its evidence goes with it. @throws HttpError 403 and 404 */
export async function deleteContact({ user, trx }: ActingUser, id: number): Promise<void> {
  const contact = await lockContact({ user, trx }, id)
  await contact.delete()
}
