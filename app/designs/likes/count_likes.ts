import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** How many like a design, and whether somebody does. @param viewerId null for a guest */
export async function countDesignLikes(
  designId: number,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<{ count: number; is_liked: boolean }> {
  const { rows } = await (client ?? db).rawQuery<{ rows: { count: number; is_liked: boolean }[] }>(
    `select count(*)::integer as count, coalesce(bool_or(user_id = :viewerId), false) as is_liked
     from design_likes where design_id = :designId`,
    { designId, viewerId: viewerId ?? 0 }
  )
  return rows[0]!
}
