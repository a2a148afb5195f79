import { BaseSchema } from '@adonisjs/lucid/schema'

/** Listings that come from a file, a row each, and which listing stands for which of its keys. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('listing_imports', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'processing', 'completed', 'undoing', 'undone'])
      table.text('format').notNullable().checkIn(['reso', 'csv'])
      table.text('currency')
      table.integer('total').notNullable()
      table.timestamp('worked_at').notNullable().defaultTo(this.now())
      table.timestamp('finished_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('listing_import_rows', (table) => {
      table.integer('import_id').notNullable().references('listing_imports.id').onDelete('CASCADE')
      table.integer('row').notNullable()
      table.jsonb('values').notNullable()
      table.text('source_key')
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'created', 'updated', 'failed'])
      table.jsonb('errors').notNullable().defaultTo('[]')
      table.integer('property_id').references('properties.id').onDelete('SET NULL').index()
      table.jsonb('before')
      table.integer('version')
      table.text('undo').checkIn(['undone', 'kept'])
      table.text('undo_note')
      table.primary(['import_id', 'row'])
      table.index(['import_id', 'status', 'row'], 'listing_import_rows_next')
    })

    this.schema.createTable('listing_sources', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('key').notNullable()
      table
        .integer('property_id')
        .notNullable()
        .references('properties.id')
        .onDelete('CASCADE')
        .index()
      table.primary(['user_id', 'key'])
    })
  }

  async down() {
    for (const table of ['listing_sources', 'listing_import_rows', 'listing_imports']) {
      this.schema.dropTable(table)
    }
  }
}
