import db from '@adonisjs/lucid/services/db'

/** Number of a person's public designs. */
export async function countUserDesigns(userId: number): Promise<number> {
  const [{ count }]: { count: string }[] = await db
    .from('designs')
    .where('user_id', userId)
    .whereNotNull('published_at')
    .whereNotNull('image_id')
    .count('* as count')
  return Number(count)
}
