import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { startChannel } from '#app/chats/channels/join_channel'
import Chat, { type ChatType, type ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { lockMembership } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import { inviteMembers } from '#app/chats/members/change_members'
import { findMembership, listAudience } from '#app/chats/members/find_members'
import { sendMessage } from '#app/chats/messages/send_message'
import { startDirectChat } from '#app/chats/start_direct_chat'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'

export interface NewChat {
  user_ids?: number[]
  type?: ChatType
  name?: string | null
  description?: string | null
  market_id?: number
  team_id?: number
  property_id?: number | null
  message?: string | null
}

/**
 * Starts a chat of any kind, with an optional first message.
 * @throws E_VALIDATION_ERROR; HttpError 403 if the first message is refused
 */
export async function startChat(
  { user: starter, trx, socketId }: ChatActor,
  input: NewChat
): Promise<ChatMember> {
  const member = await startByType(starter, input, socketId, trx)
  if (!input.message?.trim()) return member
  const message = { content: input.message }
  await sendMessage({ user: starter, trx, socketId }, member.chatId, message)
  return findMembership(member.chatId, starter.id, trx)
}

function startByType(
  starter: User,
  input: NewChat,
  socketId: string | null,
  trx: TransactionClientContract
): Promise<ChatMember> {
  const userIds = [...new Set(input.user_ids ?? [])]
  const type = input.type ?? (userIds.length > 1 ? 'group' : 'direct')
  if (type === 'channel') return startOpenChannel(starter, input, socketId, trx)
  if (!userIds.length) throw fieldErrors({ user_ids: 'Choose who to message.' })
  if (type === 'group') {
    if (!input.name) throw fieldErrors({ name: 'Give the group a name.' })
    return startGroup({ user: starter, trx, socketId }, { name: input.name, userIds })
  }
  if (userIds.length > 1)
    throw fieldErrors({ user_ids: 'A direct chat is between two people. Start a group instead.' })
  const chat = { otherId: userIds[0], propertyId: input.property_id }
  return startDirectChat({ user: starter, trx, socketId }, chat)
}

interface Homes {
  market_id?: number | null
  team_id?: number | null
}

function startOpenChannel(
  starter: User,
  { name, description, ...homes }: NewChat,
  socketId: string | null,
  trx: TransactionClientContract
): Promise<ChatMember> {
  const { market_id: marketId = null, team_id: teamId = null }: Homes = homes
  if (!name) throw fieldErrors({ name: 'Give the channel a name.' })
  if ((marketId === null) === (teamId === null)) {
    throw fieldErrors({ market_id: 'Choose a market or a team for the channel.' })
  }
  return startChannel({ user: starter, trx, socketId }, { name, description, marketId, teamId })
}

/** Starts a group with its creator as admin. @throws E_VALIDATION_ERROR on `user_ids` */
async function startGroup(
  { user: maker, trx, socketId }: ChatActor,
  { name, userIds }: { name: string; userIds: number[] }
): Promise<ChatMember> {
  const chat = await Chat.create(
    { type: 'group', name, createdByUserId: maker.id },
    { client: trx }
  )
  await ChatMember.create(
    { chatId: chat.id, userId: maker.id, isChannel: false, role: 'admin' },
    { client: trx }
  )
  await inviteMembers(
    { user: maker, trx },
    chat.id,
    userIds.filter((id) => id !== maker.id)
  )
  const told = await listAudience(chat.id, trx)
  afterCommit(trx, () => ChatChanged.dispatch(chat.id, told, true, socketId))
  return lockMembership(chat.id, maker.id, trx)
}
