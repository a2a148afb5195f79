import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { ActingUser } from '#app/accounts/models/acting_user'
import Chat from '#app/chats/models/chat'
import { OPEN_STATUSES, type RequestRole } from '#app/club/contract/request_state'
import OfferingRequest from '#app/club/offerings/models/offering_request'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

type Narrow = (query: ModelQueryBuilderContract<typeof OfferingRequest>) => unknown

/**
 * The requests that match, locked after their chats, as blocking and deleting do: another order
 * could deadlock with theirs.
 */
export async function lockRequests(
  { trx }: InTransaction,
  narrow: Narrow
): Promise<OfferingRequest[]> {
  const matching = () => {
    const query = OfferingRequest.query({ client: trx }).orderBy('id')
    narrow(query)
    return query
  }
  const chatIds = (await matching().select('chat_id')).flatMap(({ chatId }) => chatId ?? [])
  if (chatIds.length) {
    await Chat.query({ client: trx }).whereIn('id', chatIds).orderBy('id').forUpdate()
  }
  return matching().forUpdate()
}

/** The same for those that wait or are accepted. */
export function lockOpenRequests(
  { trx }: InTransaction,
  narrow: Narrow
): Promise<OfferingRequest[]> {
  return lockRequests({ trx }, (query) => {
    void query.whereIn('status', OPEN_STATUSES)
    narrow(query)
  })
}

interface Locked {
  request: OfferingRequest
  role: RequestRole
}

/** A request of which one is the customer or the provider. @throws HttpError 404 */
export async function lockRequest({ user, trx }: ActingUser, id: number): Promise<Locked> {
  const [request] = await lockRequests({ trx }, (query) => query.where('id', id))
  const role = request?.roleOf(user.id)
  if (!request || !role) throw HttpError.notFound()
  return { request, role }
}
