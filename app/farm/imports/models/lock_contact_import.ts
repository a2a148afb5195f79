import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ContactImport from '#app/farm/imports/models/contact_import'
import { farmOwner } from '#app/farm/policies/farm_owner'
import { assertOwnImport } from '#app/farm/imports/policies/assert_own_import'

/** One of the farm the person works on, or of their leads. @throws HttpError 403 and 404 */
export async function lockContactImport(
  { user, trx }: ActingUser,
  id: number
): Promise<ContactImport> {
  await farmOwner(user, trx)
  const found = await ContactImport.query({ client: trx }).where('id', id).forUpdate().first()
  if (!found) throw HttpError.notFound()
  await assertOwnImport(user, found, trx)
  return found
}
