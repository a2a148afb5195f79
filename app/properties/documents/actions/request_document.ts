import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { notify } from '#app/notifications/actions/notify'
import PropertyDocument from '#app/properties/documents/models/property_document'
import { findDocumentRow } from '#app/properties/documents/queries/list_documents'
import { documentWords } from '#app/properties/documents/models/document_words'
import type { DocumentRow } from '#app/properties/models/document_row'
import Property from '#app/properties/models/property'
import { findSeenProperty } from '#app/properties/queries/find_seen_property'
import { runDocumentRequestSteps } from '#app/properties/registry/document_request_steps'
import { accessOf } from '#app/properties/transformers/document_transformer'

/**
 * Asks a listing’s owners for a document. A repeat changes nothing.
 * @param invitationIds opened in this person’s browser
 * @throws HttpError 404; 409 for who may download it anyway
 */
export async function requestDocument(
  { user, trx }: ActingUser,
  id: string,
  invitationIds: readonly number[]
): Promise<DocumentRow> {
  const found = await PropertyDocument.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  // the listing first, as whoever removes the document does: a step may refer to it
  await Property.query({ client: trx }).where('id', found.propertyId).forShare().first()
  const document = await PropertyDocument.query({ client: trx }).where({ id }).forUpdate().first()
  if (!document) throw HttpError.notFound()
  const { property, canEdit } = await findSeenProperty({ id: document.propertyId }, user, {
    invitationIds,
    trx,
  })
  const reader = { viewerId: user.id, canEdit }
  const before = await findDocumentRow(id, reader, trx)
  if (before.request) return before
  if (accessOf(before) === 'open') throw HttpError.conflict('You can already download this.')

  await trx.table('document_requests').insert({ document_id: id, user_id: user.id })
  const owners = new Set([property.userId, property.secondOwnerId ?? property.userId])
  for (const userId of owners) {
    await notify(
      { trx },
      {
        userId,
        actorId: user.id,
        kind: 'document_request',
        groupKey: `document_request:${id}`,
        words: documentWords(document, property),
        url: `/properties/${property.slug}/edit?step=documents`,
      }
    )
  }
  await runDocumentRequestSteps({ user, trx }, { document, property })
  return findDocumentRow(id, reader, trx)
}
