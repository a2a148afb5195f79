import db from '@adonisjs/lucid/services/db'

/** Chats started about a listing per UTC day (`2026-03-01`). */
export async function listAskedDays(
  propertyId: number,
  days: number
): Promise<Map<string, number>> {
  const { rows } = await db.rawQuery<{ rows: { date: string; count: number }[] }>(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as date,
       count(*)::integer as count
     from chats where property_id = :propertyId
       and created_at > now() - make_interval(days => :days::integer) group by 1`,
    { propertyId, days }
  )
  return new Map(rows.map(({ date, count }) => [date, count]))
}
