import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isFollowing } from '#app/profiles/queries/is_following'

/** Whether somebody may write to another without asking first: to people who follow them. */
export function skipsRequest(
  senderId: number,
  recipientId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  return isFollowing(recipientId, senderId, trx)
}
