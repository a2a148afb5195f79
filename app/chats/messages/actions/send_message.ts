import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import { cleanContent, typeOf, type MessageInput } from '#app/chats/contract/message_input'
import { authorizeWriting } from '#app/chats/policies/chat_policy'
import { lockChat } from '#app/chats/members/models/lock_membership'
import { findMessageView, type MessageView } from '#app/chats/messages/queries/list_message_views'
import { fieldErrors } from '#app/common/http/field_errors'
import { announceRequest } from '#app/chats/requests/actions/announce_request'
import { reopenRequest } from '#app/chats/requests/actions/reopen_request'
import { attachToMessage } from '#app/chats/messages/actions/attach_to_message'
import { deliverMessage } from '#app/chats/messages/actions/deliver_message'
import { tellMentioned } from '#app/chats/messages/actions/tell_mentioned'
import type { ChatActor } from '#app/chats/models/chat_actor'

/**
 * Sends a message. Repeating a `clientId` returns the first message. A message to someone who
 * declined is kept for its sender and reaches nobody.
 * @throws HttpError 404, 403, 429; E_VALIDATION_ERROR
 */
export async function sendMessage(
  { user: sender, trx, socketId }: ChatActor,
  chatId: number,
  input: MessageInput
): Promise<MessageView> {
  const chat = await lockChat(chatId, trx)
  const sent = await findSent(chat, sender, input.clientId, trx)
  if (sent) return findMessageView(sent, trx)

  const members = await listParticipants(chat, sender, trx)
  const own = authorizeWriting(chat, members, sender.id)
  const fields = await messageFields(own, sender, input, trx)
  for (const member of members) {
    const isReopened = await reopenRequest({ trx }, member)
    if (isReopened || chat.lastMessageId === null) await announceRequest({ trx }, member, sender)
  }
  const view = await deliverMessage({ trx, socketId }, chat, sender, fields)
  await tellMentioned({ trx }, chat, view.message)
  return view
}

function findSent(
  chat: Chat,
  sender: User,
  clientId: string | null | undefined,
  trx: TransactionClientContract
): Promise<Message | null> | null {
  if (!clientId) return null
  return Message.query({ client: trx })
    .where({ chat_id: chat.id, user_id: sender.id, client_id: clientId })
    .first()
}

/** Both people of a direct chat; otherwise only the sender. */
function listParticipants(
  chat: Chat,
  sender: User,
  trx: TransactionClientContract
): Promise<ChatMember[]> {
  const query = ChatMember.query({ client: trx }).where('chat_id', chat.id)
  return (chat.isDirect ? query : query.where('user_id', sender.id)).exec()
}

async function messageFields(
  own: ChatMember,
  sender: User,
  input: MessageInput,
  trx: TransactionClientContract
): Promise<Partial<Message>> {
  const content = cleanContent(input.content)
  const attachments = await attachToMessage({ user: sender, trx }, input.attachments ?? [])
  if (input.card) attachments.push({ kind: 'card', ...input.card })
  if (!content && !attachments.length) throw fieldErrors({ content: 'Write something first.' })
  const type = typeOf(attachments)
  if (input.type && input.type !== type) {
    throw fieldErrors({ type: `A message of that type needs something of it attached.` })
  }
  if (input.replyTo) await refuseForeignReply(own, input.replyTo, trx)
  return {
    type,
    content,
    attachments,
    clientId: input.clientId ?? null,
    replyToId: input.replyTo ?? null,
  }
}

/** A reply may only quote a message its sender can still see. */
async function refuseForeignReply(own: ChatMember, id: number, trx: TransactionClientContract) {
  const answered = await trx.from('messages').where({ id, chat_id: own.chatId }).first()
  if (!answered || !own.sees(id))
    throw fieldErrors({ reply_to: 'That message isn’t in this chat.' })
}
