import db from '@adonisjs/lucid/services/db'

/**
 * The new handle of whoever recently gave this one up; null if nobody did. @param handle in lower
 * case
 */
export async function findPresentHandle(handle: string): Promise<string | null> {
  const row: { handle: string } | null = await db
    .from('former_handles')
    .join('users', 'users.id', 'former_handles.user_id')
    .where('former_handles.handle', handle)
    .where('expires_at', '>', db.raw('now()'))
    .select('users.handle')
    .first()
  return row?.handle ?? null
}
