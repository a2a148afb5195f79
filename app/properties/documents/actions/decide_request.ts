import type { ActingUser } from '#app/accounts/models/acting_user'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { notify } from '#app/notifications/actions/notify'
import type { Decision, RequestStatus } from '#app/properties/contract/documents'
import DocumentRequestDecided from '#app/properties/documents/events/document_request_decided'
import { documentWords } from '#app/properties/documents/models/document_words'
import PropertyDocument from '#app/properties/documents/models/property_document'
import { findSeenProperty } from '#app/properties/queries/find_seen_property'
import { lockDocument } from '#app/properties/documents/models/lock_document'

interface FoundRequest {
  document_id: string
  user_id: number
  status: RequestStatus
}

/** Lets somebody download a document, or not, or no longer. Safe to repeat. @throws HttpError 404 */
export async function decideRequest(
  { user: editor, trx }: ActingUser,
  id: number,
  decision: Decision
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
    }
  )
}
