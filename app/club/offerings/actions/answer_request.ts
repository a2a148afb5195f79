import ChatMember from '#app/chats/models/chat_member'
import type { ChatActor } from '#app/chats/models/chat_actor'
import { respondToRequest } from '#app/chats/requests/actions/respond_to_request'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import type OfferingRequest from '#app/club/offerings/models/offering_request'
import { lockRequest } from '#app/club/offerings/models/lock_request'
import { authorizeDeed } from '#app/club/offerings/policies/authorize_deed'

/**
 * Accepting also accepts the chat that it came with.
 * @throws HttpError 404, 403 for the customer, 409 once answered or expired
 */
export async function answerRequest(
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
