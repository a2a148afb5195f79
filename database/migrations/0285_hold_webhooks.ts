import { BaseSchema } from '@adonisjs/lucid/schema'

/** A server that asks for time gets nothing until then. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('webhooks', (table) => {
      table.timestamp('held_until')
    })
  }

  async down() {
    this.schema.alterTable('webhooks', (table) => {
      table.dropColumn('held_until')
    })
  }
}
