import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether people the person follows and teammates may write without a request. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('chat_preferences', (table) => {
      table.boolean('accepts_known_people').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('chat_preferences', (table) => {
      table.dropColumn('accepts_known_people')
    })
  }
}
