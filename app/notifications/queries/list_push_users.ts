import db from '@adonisjs/lucid/services/db'

export async function listPushUsers(userIds: number[]): Promise<number[]> {
  if (!userIds.length) return []
  const rows: { user_id: number }[] = await db
    .from('push_subscriptions')
    .whereIn('user_id', userIds)
    .distinct('user_id')
  return rows.map((row) => row.user_id)
}
