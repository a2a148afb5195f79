import db from '@adonisjs/lucid/services/db'
import { findPreferences, type ChatPreferences } from '#app/chats/queries/find_preferences'

/** Changes those preferences that are given. */
export default class UpdatePreferences {
  async handle(userId: number, input: Partial<ChatPreferences>): Promise<ChatPreferences> {
    const given = Object.keys(input)
    const insert = db
      .knexQuery()
      .table('chat_preferences')
      .insert({ user_id: userId, ...input })
      .onConflict('user_id')
    await (given.length ? insert.merge(given) : insert.ignore())
    return findPreferences(userId)
  }
}
