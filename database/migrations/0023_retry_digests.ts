import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a digest was last queued, and how often since the last one sent. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('chat_preferences', (table) => {
      table.integer('digest_attempts').notNullable().defaultTo(0)
      table.timestamp('digest_attempted_at')
    })
  }

  async down() {
    this.schema.alterTable('chat_preferences', (table) => {
      table.dropColumns('digest_attempts', 'digest_attempted_at')
    })
  }
}
