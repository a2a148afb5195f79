import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the visits of a listing came from, per day: a kind, and for other sites their host. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('listing_visit_sources', (table) => {
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.date('day').notNullable()
      table
        .text('source')
        .notNullable()
        .checkIn(['search', 'feed', 'share', 'host', 'site', 'direct'])
      table.text('host').notNullable().defaultTo('')
      table.integer('views').notNullable()
      table.primary(['property_id', 'day', 'source', 'host'])
      table.check('views > 0', [], 'listing_visit_sources_count')
      table.check("(source = 'host') = (host <> '')", [], 'listing_visit_sources_host')
    })
  }

  async down() {
    this.schema.dropTable('listing_visit_sources')
  }
}
