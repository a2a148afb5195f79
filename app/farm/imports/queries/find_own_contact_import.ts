import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  findContactImport,
  type ContactImportRow,
} from '#app/farm/imports/queries/find_contact_import'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

/** @throws HttpError 403 and 404 */
export async function findOwnContactImport(user: User, id: number): Promise<ContactImportRow> {
  const farm = await findOwnFarm(user)
  const found = await findContactImport(id)
  if (found?.farmId !== farm.id) throw HttpError.notFound()
  return found
}
