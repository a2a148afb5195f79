import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockForm } from '#app/farm/forms/models/lock_form'

/** Who signed up stays a contact. @throws HttpError 403 and 404 */
export async function deleteForm({ user, trx }: ActingUser, id: number): Promise<void> {
  const form = await lockForm({ user, trx }, id)
  await form.delete()
}
