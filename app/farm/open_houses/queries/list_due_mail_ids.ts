import db from '@adonisjs/lucid/services/db'

/** Those due and neither sent nor being sent, oldest first. */
export async function listDueMailIds(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from open_house_mails
     where sent_at is null and due_at <= now()
       and (claimed_at is null or claimed_at < now() - interval '10 minutes')
     order by due_at, id limit ?`,
    [limit]
  )
  return rows.map(({ id }) => id)
}
