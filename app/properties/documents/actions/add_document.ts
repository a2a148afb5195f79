import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { type DocumentKind, MAX_DOCUMENTS } from '#app/properties/contract/documents'
import PropertyDocument from '#app/properties/documents/models/property_document'
import { findDocumentRow } from '#app/properties/documents/queries/list_documents'
import type { DocumentRow } from '#app/properties/models/document_row'
import { lockProperty } from '#app/properties/models/lock_property'

interface NewDocument {
  /** of a stored file */
  fileKey: string
  name: string
  /** other by default */
  kind?: DocumentKind
  isPublic: boolean
}

/** @throws HttpError 404, 403; 409 with as many as a listing may have */
export async function addDocument(
  { user: editor, trx }: ActingUser,
  slug: string,
  { kind = 'other', ...given }: NewDocument
): Promise<DocumentRow> {
  const property = await lockProperty({ slug }, editor, trx)
  const [{ count }] = await trx
    .from('property_documents')
    .where('property_id', property.id)
    .count('* as count')
  if (Number(count) >= MAX_DOCUMENTS) {
    throw HttpError.conflict(`A listing can have at most ${MAX_DOCUMENTS} documents.`)
  }
  const document = await PropertyDocument.create(
    { propertyId: property.id, kind, ...given },
    { client: trx }
  )
  await property.merge({ version: property.version + 1 }).save()
  return findDocumentRow(document.id, { viewerId: editor.id, canEdit: true }, trx)
}
