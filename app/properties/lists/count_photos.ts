import db from '@adonisjs/lucid/services/db'

/** How many photos each of these listings has. */
export async function countPhotos(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (!ids.length) return new Map()
  const { rows } = await db.rawQuery<{ rows: { id: number; count: number }[] }>(
    `select property_id as id, count(*)::integer as count from property_images
     where property_id = any(:ids::integer[]) group by property_id`,
    { ids: [...ids] }
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
