import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockDocument } from '#app/properties/documents/models/lock_document'

/** @returns the key of its file, which may be unneeded now @throws HttpError 404, 403 */
export async function removeDocument(
  { user: editor, trx }: ActingUser,
  id: string
): Promise<string> {
  const { document, property } = await lockDocument({ user: editor, trx }, id)
  await document.delete()
  await property.merge({ version: property.version + 1 }).save()
  return document.fileKey
}
