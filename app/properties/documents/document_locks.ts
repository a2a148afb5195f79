import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import PropertyDocument from '#app/properties/documents/property_document'
import { lockProperty } from '#app/properties/property_locks'
import type Property from '#app/properties/property'

interface LockedDocument {
  document: PropertyDocument
  property: Property
}

/** Locks a document’s listing for who may edit it. @throws HttpError 404, 403 */
export async function lockDocument(
  { user: editor, trx }: ActingUser,
  id: string
): Promise<LockedDocument> {
  const found = await PropertyDocument.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  const property = await lockProperty({ id: found.propertyId }, editor, trx)
  // it may have gone before the lock
  const document = await PropertyDocument.find(id, { client: trx })
  if (!document) throw HttpError.notFound()
  return { document, property }
}
