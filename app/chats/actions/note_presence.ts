import db from '@adonisjs/lucid/services/db'

/** Writes down that somebody is here, unless they hide that. */
export default class NotePresence {
  async handle(userId: number): Promise<void> {
    await db.rawQuery(
      `insert into user_presence (user_id, seen_at)
       select :userId, now() where not exists (
         select from chat_preferences where user_id = :userId and not shows_presence)
       on conflict (user_id) do update set seen_at = excluded.seen_at`,
      { userId }
    )
  }
}
