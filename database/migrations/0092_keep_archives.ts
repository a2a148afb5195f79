import { BaseSchema } from '@adonisjs/lucid/schema'

/** ZIP files of photos, unpacked and kept until the imports that use them are done. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('import_archives', (table) => {
      table.increments('id')
      // its files still have to be deleted once the account is gone
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.uuid('token').notNullable().unique()
      table
        .text('status')
        .notNullable()
        .defaultTo('receiving')
        .checkIn(['receiving', 'ready', 'dropping'])
      table.jsonb('photos').notNullable().defaultTo('[]')
      table.jsonb('list')
      table.integer('others').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
    this.schema.alterTable('listing_imports', (table) => {
      table.integer('archive_id').references('import_archives.id').onDelete('SET NULL').index()
      table.jsonb('notes').notNullable().defaultTo('[]')
    })
    this.schema.alterTable('listing_import_photos', (table) => table.text('file'))
  }

  async down() {
    this.schema.alterTable('listing_import_photos', (table) => table.dropColumn('file'))
    this.schema.alterTable('listing_imports', (table) => table.dropColumns('archive_id', 'notes'))
    this.schema.dropTable('import_archives')
  }
}
