import { BaseSchema } from '@adonisjs/lucid/schema'

/** How often in a row a push service has refused who sends. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('push_subscriptions', (table) => {
      table.integer('refusals_count').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('push_subscriptions', (table) => table.dropColumn('refusals_count'))
  }
}
