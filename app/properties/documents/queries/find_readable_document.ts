import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import PropertyDocument from '#app/properties/documents/models/property_document'
import { findDocumentRow } from '#app/properties/documents/queries/list_documents'
import type { DocumentRow } from '#app/properties/models/document_row'
import { findSeenProperty } from '#app/properties/queries/find_seen_property'
import { accessOf } from '#app/properties/transformers/document_transformer'

/** A document that somebody may download. @param invitationIds opened in their browser @throws HttpError 404 */
export async function findReadableDocument(
  id: string,
  reader: User | null,
  invitationIds: readonly number[]
): Promise<DocumentRow> {
  const document = await PropertyDocument.find(id)
  if (!document) throw HttpError.notFound()
  const { canEdit } = await findSeenProperty({ id: document.propertyId }, reader, {
    invitationIds,
  })
  const row = await findDocumentRow(id, { viewerId: reader?.id ?? null, canEdit })
  if (accessOf(row) !== 'open') throw HttpError.notFound()
  return row
}
