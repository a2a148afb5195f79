import db from '@adonisjs/lucid/services/db'

/** The most used tags of a farm's contacts, by name. */
export async function listTags(farmId: number, limit: number): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { tag: string }[] }>(
    `select tag from (
       select tag, count(*) as uses from farm_contacts c, unnest(c.tags) tag
       where c.farm_id = :farmId group by tag order by uses desc, tag limit :limit) used
     order by lower(tag)`,
    { farmId, limit }
  )
  return rows.map(({ tag }) => tag)
}
