import ChatMember from '#app/chats/models/chat_member'
import { endMembership } from '#app/chats/members/actions/leave_chat'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import type { InTransaction } from '#app/kernel/database/transaction'

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
