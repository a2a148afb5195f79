import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUser, findAddressOwner } from '#app/accounts/find_users'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Whether either blocked the other. Decides what both may see, write to and be mailed by each other.
 * Guests and those who are gone hide from nobody.
 */
export async function isHiddenFrom(
  viewerId: number | null,
  userId: number | null,
  client?: TransactionClientContract
): Promise<boolean> {
  if (viewerId === null || userId === null || viewerId === userId) return false
  const block = await (client ?? db)
    .from('blocks')
    .where({ blocker_id: viewerId, blocked_id: userId })
    .orWhere({ blocker_id: userId, blocked_id: viewerId })
    .first()
  return Boolean(block)
}

/**
 * @param viewerId null for a guest @throws HttpError 404 if the user doesn't exist or either
 * blocked the other
 */
export async function authorizeSeeing(viewerId: number | null, userId: number): Promise<void> {
  if (!(await findUser(userId)) || (await isHiddenFrom(viewerId, userId))) {
    throw HttpError.notFound()
  }
}

/**
 * Whether an email address is that of somebody who blocked the sender or whom they blocked: no mail
 * of theirs goes there. The sender isn't told. @param senderId null if nobody in particular sends it
 */
export async function isHiddenAddress(email: string, senderId: number | null): Promise<boolean> {
  const account = await findAddressOwner(email)
  return account !== null && isHiddenFrom(senderId, account.id)
}
