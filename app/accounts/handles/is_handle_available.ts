import db from '@adonisjs/lucid/services/db'
import { violatedUnique } from '#app/common/database/violated_unique'

/**
 * Free if it is the user's own, or neither taken nor recently given up.
 * @param handle in lower case
 */
export async function isHandleAvailable(handle: string, userId = 0): Promise<boolean> {
  const holder: { user_id: number | null } | null = await db
    .from('handles')
    .where('handle', handle)
    .select('user_id')
    .first()
  if (holder) return holder.user_id === userId
  const former = await db
    .from('former_handles')
    .where('handle', handle)
    .whereRaw('user_id is distinct from ?', [userId])
    .where('expires_at', '>', db.raw('now()'))
    .first()
  return !former
}

/** People and teams share the `handles` table. */
const CONSTRAINTS = ['handles_pkey', 'users_handle_unique', 'teams_handle_unique']

export function isHandleConflict(error: unknown): boolean {
  return CONSTRAINTS.includes(violatedUnique(error) ?? '')
}
