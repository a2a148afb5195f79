import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rates may come from an operator: each says whose it is. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('currency_rates', (table) => {
      table.text('source').notNullable().defaultTo('exchangerate-api.com')
    })
  }

  async down() {
    this.schema.alterTable('currency_rates', (table) => {
      table.dropColumn('source')
    })
  }
}
