import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Listing views per day. Viewers are only known within the day, by a hash whose salt is then
 * deleted: nobody can be identified later, and no cookie is needed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('listing_views', (table) => {
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.date('day').notNullable()
      table.integer('views').notNullable()
      table.primary(['property_id', 'day'])
      table.check('views > 0', [], 'listing_views_count')
    })
    this.schema.createTable('view_salts', (table) => {
      table.date('day').primary()
      table.text('salt').notNullable()
    })
    this.schema.createTable('listing_viewers', (table) => {
      table.date('day').notNullable()
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.text('visitor').notNullable()
      table.primary(['day', 'property_id', 'visitor'])
      table.index('property_id')
    })
  }

  async down() {
    for (const table of ['listing_viewers', 'view_salts', 'listing_views']) {
      this.schema.dropTable(table)
    }
  }
}
