import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { lockDocument } from '#app/properties/documents/document_locks'
import { MAX_DOCUMENTS, type DocumentKind } from '#app/properties/documents/document_options'
import { findDocumentRow } from '#app/properties/documents/find_documents'
import PropertyDocument, { type DocumentRow } from '#app/properties/documents/property_document'
import { lockProperty } from '#app/properties/property_locks'

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

/** Gives a duplicate its own documents, without who may read them. The originals’ listing is locked. */
export async function copyDocuments(
  { trx }: InTransaction,
  { from, to }: { from: number; to: number }
): Promise<void> {
  await trx.rawQuery(
    `insert into property_documents (property_id, file_key, name, kind, is_public, created_at)
     select :to, file_key, name, kind, is_public, created_at
     from property_documents where property_id = :from`,
    { from, to }
  )
}
