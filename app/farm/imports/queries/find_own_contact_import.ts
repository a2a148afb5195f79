import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  findContactImport,
  type ContactImportRow,
} from '#app/farm/imports/queries/find_contact_import'
import { farmOwner } from '#app/farm/policies/farm_owner'
import { assertOwnImport } from '#app/farm/imports/policies/assert_own_import'

/** @throws HttpError 403 and 404 */
export async function findOwnContactImport(user: User, id: number): Promise<ContactImportRow> {
  await farmOwner(user)
  const found = await findContactImport(id)
  if (!found) throw HttpError.notFound()
  await assertOwnImport(user, found)
  return found
}
