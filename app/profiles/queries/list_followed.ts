import db from '@adonisjs/lucid/services/db'

/** Which of these people a user follows. @param followerId null for a guest */
export async function listFollowed(
  followerId: number | null,
  userIds: number[]
): Promise<Set<number>> {
  if (followerId === null || !userIds.length) return new Set()
  const rows: { followee_id: number }[] = await db
    .from('follows')
    .where('follower_id', followerId)
    .whereIn('followee_id', userIds)
    .select('followee_id')
  return new Set(rows.map((row) => row.followee_id))
}
