import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Chat, { type ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { lockChat, lockMembership } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import { endMembership, ensureAdmin } from '#app/chats/members/leave_chat'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isMarketMember } from '#app/places/markets/find_market_members'
import { isMember } from '#app/teams/team_roles'
import { findTeamRole } from '#app/teams/find_teams'

/**
 * Adds a person to a channel of their markets or teams, which they lead if nobody else is there;
 * idempotent. @throws HttpError 404
 */
export async function joinChannel(
  { user, trx, socketId }: ChatActor,
  chatId: number
): Promise<ChatMember> {
  const chat = await lockChat(chatId, trx)
  if (!(await mayJoinChannel(chat, user.id, trx))) throw HttpError.notFound()
  await trx.rawQuery(
    `insert into chat_members (chat_id, user_id, is_channel, read_messages_count, read_message_id)
       values (:chatId, :userId, true, :count, :newest)
       on conflict (chat_id, user_id) do update set
         state = 'normal', read_messages_count = :count, read_message_id = :newest
       where chat_members.state = 'left'`,
    { chatId, userId: user.id, count: chat.messagesCount, newest: chat.lastMessageId ?? 0 }
  )
  await ensureAdmin({ trx }, chatId)
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [user.id], true, socketId))
  return lockMembership(chatId, user.id, trx)
}

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

/** Channels are open to everyone in their market or team. */
async function mayJoinChannel(
  { marketId, teamId }: Pick<Chat, 'marketId' | 'teamId'>,
  userId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  if (teamId) return isMember(await findTeamRole(teamId, userId, trx))
  return marketId !== null && (await isMarketMember(marketId, userId, trx))
}

/** People who leave a team also leave its channels. */
export async function closeTeamChannels(
  { trx }: InTransaction,
  teamId: number,
  userId: number
): Promise<void> {
  const members = await ChatMember.query({ client: trx })
    .where({ user_id: userId, state: 'normal' })
    .whereIn('chat_id', trx.from('chats').where('team_id', teamId).select('id'))
    .orderBy('chat_id')
  for (const { chatId } of members) {
    const member = await lockMembership(chatId, userId, trx)
    await endMembership({ trx, socketId: null }, member, '')
  }
}
