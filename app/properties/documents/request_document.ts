import type { ActingUser } from '#app/accounts/user'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { NotificationWords } from '#app/notifications/notification_kinds'
import { notify } from '#app/notifications/notify'
import { lockDocument } from '#app/properties/documents/document_locks'
import type {
  DocumentDecision,
  DocumentRequestStatus,
} from '#app/properties/documents/document_options'
import DocumentRequestDecided from '#app/properties/documents/document_request_decided'
import { runDocumentRequestSteps } from '#app/properties/documents/document_request_steps'
import { accessOf } from '#app/properties/documents/document_transformer'
import { findDocumentRow } from '#app/properties/documents/find_documents'
import PropertyDocument, { type DocumentRow } from '#app/properties/documents/property_document'
import { findSeenProperty } from '#app/properties/find_property'
import Property from '#app/properties/property'

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
        about: { of: 'property', id: property.id },
      }
    )
  }
  await runDocumentRequestSteps({ user, trx }, { document, property })
  return findDocumentRow(id, reader, trx)
}

interface FoundRequest {
  document_id: string
  user_id: number
  status: DocumentRequestStatus
}

/** Lets somebody download a document, or not, or no longer. Safe to repeat. @throws HttpError 404 */
export async function decideRequest(
  { user: editor, trx }: ActingUser,
  id: number,
  decision: DocumentDecision
): Promise<void> {
  const find = (): Promise<FoundRequest | null> =>
    trx.from('document_requests').where({ id }).first()
  const found = await find()
  if (!found) throw HttpError.notFound()
  const listed = await PropertyDocument.findOrFail(found.document_id, { client: trx })
  const { canEdit } = await findSeenProperty({ id: listed.propertyId }, editor, { trx })
  if (!canEdit) throw HttpError.notFound()
  const { document, property } = await lockDocument({ user: editor, trx }, found.document_id)
  // it may have gone, or been decided, before the lock
  const request = await find()
  if (!request) throw HttpError.notFound()
  if (request.status === decision) return
  await trx
    .from('document_requests')
    .where({ id })
    .update({ status: decision, decided_at: trx.raw('now()') })
  const { user_id: askerId } = request
  afterCommit(trx, () => DocumentRequestDecided.dispatch(askerId, property.userId))
  if (decision !== 'accepted') return
  await notify(
    { trx },
    {
      userId: askerId,
      kind: 'document_access',
      groupKey: `document_access:${id}`,
      words: documentWords(document, property),
      url: `/properties/${property.slug}#documents`,
      about: { of: 'property', id: property.id },
    }
  )
}

/** What notices about a document say. */
function documentWords(
  { name }: Pick<PropertyDocument, 'name'>,
  property: Pick<Property, 'name'>
): NotificationWords {
  return { document: name, home: property.name ?? 'a listing' }
}
