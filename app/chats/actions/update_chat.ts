import ChatChanged from '#app/chats/events/chat_changed'
import type ChatMember from '#app/chats/models/chat_member'
import { listAudience } from '#app/chats/messages/queries/list_audience'
import { lockAdministered } from '#app/chats/members/models/lock_administered'
import { postSystemMessage } from '#app/chats/messages/actions/post_system_message'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

export interface ChatInput {
  name?: string
  description?: string | null
  slowModeSeconds?: number
}

/** Changes a group's or channel's name, description or slow mode. @throws HttpError 404, 403 */
export async function updateChat(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  input: ChatInput
): Promise<ChatMember> {
  const member = await lockAdministered(chatId, user, trx)
  const { chat } = member
  const before = chat.name
  await chat.useTransaction(trx).merge(input).save()
  if (chat.name !== before) {
    await postSystemMessage({ trx }, chat, `${user.name} named this “${chat.name}”.`)
  }
  const told = new Set([user.id, ...(await listAudience(chatId, trx))])
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [...told], false, socketId))
  return member
}
