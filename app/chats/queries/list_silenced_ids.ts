import db from '@adonisjs/lucid/services/db'

/** People whose chat somebody muted or blocked. */
export async function listSilencedIds(userId: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select other.user_id as id from chat_members mine
     join chats on chats.id = mine.chat_id and chats.direct_key is not null
     join chat_members other on other.chat_id = chats.id and other.user_id <> mine.user_id
     where mine.user_id = ? and (mine.is_muted or mine.is_blocked)`,
    [userId]
  )
  return rows.map(({ id }) => id)
}
