import db from '@adonisjs/lucid/services/db'

/** As the wire and the table have them. */
export interface ChatPreferences {
  shows_presence: boolean
  /** mutual: who sends none gets none */
  sends_read_receipts: boolean
  sends_push: boolean
  /** how often a mail tells of what stayed unread */
  digest: 'never' | 'hourly' | 'daily'
}

export const DEFAULT_PREFERENCES: ChatPreferences = {
  shows_presence: true,
  sends_read_receipts: true,
  sends_push: true,
  digest: 'daily',
}

export async function findPreferences(userId: number): Promise<ChatPreferences> {
  const row = await db
    .from('chat_preferences')
    .where('user_id', userId)
    .select(Object.keys(DEFAULT_PREFERENCES))
    .first()
  return row ?? DEFAULT_PREFERENCES
}
