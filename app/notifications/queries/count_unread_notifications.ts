import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A scalar subquery for `:userId`. */
export const UNREAD_NOTIFICATIONS = `select count(*) from notifications
  where user_id = :userId and read_at is null and is_in_app`

export async function countUnreadNotifications(
  userId: number,
  client?: TransactionClientContract
): Promise<number> {
  const { rows } = await (client ?? db).rawQuery<{ rows: { count: number }[] }>(
    `select (${UNREAD_NOTIFICATIONS})::integer as count`,
    { userId }
  )
  return rows[0]!.count
}
