import db from '@adonisjs/lucid/services/db'

/** Which of these users turned off push notifications. */
export async function listPushOptOuts(userIds: number[]): Promise<Set<number>> {
  if (!userIds.length) return new Set()
  const rows: { user_id: number }[] = await db
    .from('chat_preferences')
    .whereIn('user_id', userIds)
    .where('sends_push', false)
    .select('user_id')
  return new Set(rows.map((row) => row.user_id))
}
