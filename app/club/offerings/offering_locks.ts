import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { ActingUser } from '#app/accounts/user'
import Chat from '#app/chats/chat'
import { findOfferingRow } from '#app/club/offerings/find_offerings'
import Offering from '#app/club/offerings/offering'
import OfferingRequest from '#app/club/requests/offering_request'
import { OPEN_STATUSES, type RequestRole } from '#app/club/requests/request_state'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** One’s own offering, locked. @throws HttpError 404, 403 if one may only read it */
export async function lockOffering({ user, trx }: ActingUser, slug: string): Promise<Offering> {
  const offering = await Offering.query({ client: trx })
    .where({ slug, user_id: user.id })
    .forUpdate()
    .first()
  if (offering) return offering
  await findOfferingRow({ slug }, user.id, trx)
  throw HttpError.forbidden()
}

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
