import type { InTransaction } from '#app/kernel/database/transaction'
import { MAX_MENTIONS, mentionsIn } from '#app/common/contract/mentions'
import type Chat from '#app/chats/models/chat'
import type Message from '#app/chats/models/message'
import { notify } from '#app/notifications/actions/notify'

interface MentionedRow {
  user_id: number
  is_muted: boolean
}

/**
 * Notifies the members of a group or channel whom a message mentions, even if they muted it. Groups
 * that aren't muted push every message already, so the mention isn't pushed again.
 */
export async function tellMentioned(
  { trx }: InTransaction,
  chat: Chat,
  { id, userId, content }: Message
): Promise<void> {
  const handles = new Set(mentionsIn(content).map(({ handle }) => handle))
  if (chat.isDirect || !userId || !handles.size) return
  const mentioned: MentionedRow[] = await trx
    .from('chat_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.chat_id': chat.id, 'm.state': 'normal', 'm.is_blocked': false })
    .whereIn('u.handle', [...handles])
    .whereNot('m.user_id', userId)
    .orderBy('m.user_id')
    .limit(MAX_MENTIONS)
    .select('m.user_id', 'm.is_muted')
  for (const { user_id: mentionedId, is_muted: isMuted } of mentioned) {
    const isPushedAnyway = !chat.isChannel && !isMuted
    await notify(
      { trx },
      {
        userId: mentionedId,
        kind: 'mention',
        actorId: userId,
        groupKey: `mention:${chat.id}`,
        words: { chat: chat.name ?? 'a group' },
        url: `/chats?chat=${chat.id}&message=${id}`,
        ...(isPushedAnyway && { channels: ['in_app', 'email'] }),
      }
    )
  }
}
