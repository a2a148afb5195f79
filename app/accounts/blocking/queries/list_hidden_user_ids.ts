import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Returns everyone the viewer blocked or was blocked by. Empty for a guest. */
export async function listHiddenUserIds(
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<number[]> {
  if (viewerId === null) return []
  const { rows } = await (client ?? db).rawQuery<{ rows: { id: number }[] }>(
    `select blocked_id as id from blocks where blocker_id = :viewerId
     union select blocker_id from blocks where blocked_id = :viewerId`,
    { viewerId }
  )
  return rows.map(({ id }) => id)
}
