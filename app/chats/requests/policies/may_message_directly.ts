import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isFollowing } from '#app/profiles/policies/is_following'
import { areTeammates } from '#app/teams/policies/are_teammates'

/** Whether the recipient accepts messages from people they know, and knows the sender. */
export async function mayMessageDirectly(
  senderId: number,
  recipientId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const preferences: { accepts_known_people: boolean } | null = await trx
    .from('chat_preferences')
    .where('user_id', recipientId)
    .select('accepts_known_people')
    .first()
  if (!preferences?.accepts_known_people) return false
  return (
    (await isFollowing(recipientId, senderId, trx)) ||
    (await areTeammates(recipientId, senderId, trx))
  )
}
