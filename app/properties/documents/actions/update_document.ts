import type { ActingUser } from '#app/accounts/models/acting_user'
import type { DocumentKind } from '#app/properties/contract/documents'
import { lockDocument } from '#app/properties/documents/models/lock_document'
import { findDocumentRow } from '#app/properties/documents/queries/list_documents'
import type { DocumentRow } from '#app/properties/models/document_row'

interface DocumentChange {
  name?: string
  kind?: DocumentKind
  isPublic?: boolean
}

/** @throws HttpError 404, 403 */
export async function updateDocument(
  { user: editor, trx }: ActingUser,
  id: string,
  { name, kind, isPublic }: DocumentChange
): Promise<DocumentRow> {
  const { document, property } = await lockDocument({ user: editor, trx }, id)
  await document
    .merge({
      name: name ?? document.name,
      kind: kind ?? document.kind,
      isPublic: isPublic ?? document.isPublic,
    })
    .save()
  await property.merge({ version: property.version + 1 }).save()
  return findDocumentRow(id, { viewerId: editor.id, canEdit: true }, trx)
}
