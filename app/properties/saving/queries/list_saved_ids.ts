import db from '@adonisjs/lucid/services/db'

/** Which of the listings somebody saved. @param userId null for a guest */
export async function listSavedIds(
  userId: number | null,
  propertyIds: readonly number[]
): Promise<Set<number>> {
  if (userId === null || !propertyIds.length) return new Set()
  const rows: { property_id: number }[] = await db
    .from('saved_properties')
    .where('user_id', userId)
    .whereIn('property_id', [...propertyIds])
    .select('property_id')
  return new Set(rows.map((row) => row.property_id))
}
