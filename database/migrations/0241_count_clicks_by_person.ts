import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who followed a link of a campaign is known only of contacts who agreed to that by itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('farm_contacts', (table) => {
      table.boolean('shows_clicks').notNullable().defaultTo(false)
    })
    this.schema.alterTable('farm_sign_ups', (table) => {
      table.boolean('shows_clicks').notNullable().defaultTo(false)
    })
    this.schema.alterTable('farm_consents', (table) => {
      table.text('purpose').notNullable().defaultTo('email').checkIn(['email', 'clicks'])
    })
  }

  async down() {
    this.schema.alterTable('farm_consents', (table) => table.dropColumn('purpose'))
    this.schema.alterTable('farm_sign_ups', (table) => table.dropColumn('shows_clicks'))
    this.schema.alterTable('farm_contacts', (table) => table.dropColumn('shows_clicks'))
  }
}
