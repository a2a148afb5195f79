import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import type { ChatActor } from '#app/chats/chat'
import ChatMember from '#app/chats/chat_member'
import { respondToRequest } from '#app/chats/requests/answer_request'
import { lockRequest } from '#app/club/offerings/offering_locks'
import { announceOfferingRequest } from '#app/club/requests/announce_request'
import { changeRequest } from '#app/club/requests/change_request'
import type OfferingRequest from '#app/club/requests/offering_request'
import { authorizeDeed } from '#app/club/requests/request_policy'

/**
 * Accepting also accepts the chat that it came with.
 * @throws HttpError 404, 403 for the customer, 409 once answered or expired
 */
export async function answerOfferingRequest(
  { user, trx, socketId }: ChatActor,
  id: number,
  accept: boolean
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'respond')
  if (accept && request.chatId !== null) {
    const member = await ChatMember.query({ client: trx })
      .where({ chat_id: request.chatId, user_id: user.id, state: 'requested', is_hidden: false })
      .first()
    if (member) await respondToRequest({ user, trx, socketId }, request.chatId, true)
  }
  await changeRequest({ trx }, request, { to: accept ? 'accepted' : 'declined', by: user })
  return request
}

/**
 * Ends a request before it is done; its coin goes back.
 * @throws HttpError 404, 409 if it ended, or the provider called it done and a customer asks
 */
export async function cancelRequest(
  { user, trx }: ActingUser,
  id: number
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'cancel')
  await changeRequest({ trx }, request, { to: 'cancelled', by: user })
  return request
}

/**
 * The customer completes a request. The provider says that it’s done, which the customer confirms
 * or objects to; without a word of theirs it counts as completed after some days.
 * @throws HttpError 404, 409 unless it is accepted
 */
export async function completeRequest(
  { user, trx }: ActingUser,
  id: number
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  if (role === 'customer') {
    authorizeDeed(request, role, 'confirm')
    await changeRequest({ trx }, request, { to: 'completed', by: user })
    return request
  }
  authorizeDeed(request, role, 'complete')
  await request.useTransaction(trx).merge({ doneAt: DateTime.utc() }).save()
  const [first] = user.name.split(' ')
  await announceOfferingRequest({ trx }, request, {
    by: user,
    line: `${first} says that “${request.title}” is done.`,
    deed: `says that “${request.title}” is done`,
  })
  return request
}

/**
 * The customer says that it isn’t done yet: it stays accepted, and its coin set aside, until both
 * agree. @throws HttpError 404, 403 for the provider, 409 unless they called it done
 */
export async function objectToCompletion(
  { user, trx }: ActingUser,
  id: number
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'object')
  const change = { doneAt: null, objectedAt: DateTime.utc() }
  await request.useTransaction(trx).merge(change).save()
  const [first] = user.name.split(' ')
  await announceOfferingRequest({ trx }, request, {
    by: user,
    line: `${first} says that “${request.title}” isn’t done yet.`,
    deed: `says that “${request.title}” isn’t done yet`,
  })
  return request
}
