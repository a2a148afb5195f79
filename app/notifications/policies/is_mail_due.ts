import db from '@adonisjs/lucid/services/db'

export const MIN_MINUTES_BETWEEN_MAILS = 60

/** Each person gets at most one mail per kind per hour. */
export async function isMailDue(userId: number, kind: string): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from notification_mails where user_id = ? and kind = ?
       and mailed_at > now() - make_interval(mins => ?)`,
    [userId, kind, MIN_MINUTES_BETWEEN_MAILS]
  )
  return rows.length === 0
}
