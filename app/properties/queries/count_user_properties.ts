import db from '@adonisjs/lucid/services/db'

/** How many listings of somebody anybody may see. */
export async function countUserProperties(userId: number): Promise<number> {
  const [{ count }]: { count: string }[] = await db
    .from('properties')
    .where({ user_id: userId, status: 'publish', is_private: false })
    .count('* as count')
  return Number(count)
}
