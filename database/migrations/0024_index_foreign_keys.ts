import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deleting a user, image, message or listing looks up what refers to it. */
const COLUMNS = [
  ['properties', 'featured_image_id'],
  ['chats', 'created_by_user_id'],
  ['chats', 'property_id'],
  ['chat_members', 'user_id'],
  ['messages', 'user_id'],
  ['messages', 'reply_to_id'],
  ['message_reactions', 'user_id'],
  ['reports', 'reporter_id'],
  ['reports', 'resolved_by_id'],
] as const

/** Indexes the foreign keys that had no index. */
export default class extends BaseSchema {
  async up() {
    for (const [table, column] of COLUMNS) {
      this.schema.raw(
        `create index ${table}_${column}_index on ${table} (${column}) where ${column} is not null`
      )
    }
  }

  async down() {
    for (const [table, column] of COLUMNS) this.schema.raw(`drop index ${table}_${column}_index`)
  }
}
