import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'

/** @throws HttpError 404 */
export async function findOwnImport(user: User, id: number): Promise<ImportRow> {
  const found = await findImport(id)
  if (found?.userId !== user.id) throw HttpError.notFound()
  return found
}
