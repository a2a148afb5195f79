import db from '@adonisjs/lucid/services/db'

/** @param month `2026-10` */
export async function listDaysOff(userId: number, month: string): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { day: string }[] }>(
    `select day::text as day from offering_days_off
     where user_id = :userId and day >= :from::date and day < :from::date + interval '1 month'
     order by day`,
    { userId, from: `${month}-01` }
  )
  return rows.map(({ day }) => day)
}
