import ChatChanged from '#app/chats/events/chat_changed'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { mayJoinChannel } from '#app/chats/channels/policies/may_join_channel'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

interface NewChannel {
  name: string
  description?: string | null
  marketId: number | null
  teamId: number | null
}

/**
 * Creates a channel open to everyone in its market or team. @throws E_VALIDATION_ERROR on
 * `market_id`
 */
export async function startChannel(
  { user: maker, trx, socketId }: ChatActor,
  { name, description = null, marketId, teamId }: NewChannel
): Promise<ChatMember> {
  if (!(await mayJoinChannel({ marketId, teamId }, maker.id, trx))) {
    throw fieldErrors(
      teamId ? { team_id: 'You aren’t in that team.' } : { market_id: 'Join that market first.' }
    )
  }
  const chat = await Chat.create(
    { type: 'channel', name, description, marketId, teamId, createdByUserId: maker.id },
    { client: trx }
  )
  await ChatMember.create(
    { chatId: chat.id, userId: maker.id, isChannel: true, role: 'admin' },
    { client: trx }
  )
  afterCommit(trx, () => ChatChanged.dispatch(chat.id, [maker.id], true, socketId))
  return lockMembership(chat.id, maker.id, trx)
}
