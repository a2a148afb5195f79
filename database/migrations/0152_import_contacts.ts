import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Contacts that come from a file, a row each. What an import did to each contact is kept with the
 * contact's version after it, so that it can be taken back unless somebody changed the contact.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('farm_imports', (table) => {
      table.increments('id')
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE').index()
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'processing', 'completed', 'cancelled', 'undoing', 'undone'])
      table.text('file_name').notNullable()
      table.integer('total').notNullable()
      table.timestamp('worked_at').notNullable().defaultTo(this.now())
      table.timestamp('finished_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('farm_import_rows', (table) => {
      table.integer('import_id').notNullable().references('farm_imports.id').onDelete('CASCADE')
      table.integer('row').notNullable()
      table.jsonb('values').notNullable()
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'created', 'merged', 'failed', 'skipped'])
      table.jsonb('notes').notNullable().defaultTo('[]')
      table.integer('contact_id').references('farm_contacts.id').onDelete('SET NULL').index()
      table.primary(['import_id', 'row'])
      table.index(['import_id', 'status', 'row'], 'farm_import_rows_next')
    })

    // outlives its contact, to say that it is taken back
    this.schema.createTable('farm_import_contacts', (table) => {
      table.integer('import_id').notNullable().references('farm_imports.id').onDelete('CASCADE')
      table.integer('contact_id').notNullable()
      table.jsonb('before')
      table.integer('version').notNullable()
      table.text('undo').checkIn(['undone', 'kept'])
      table.primary(['import_id', 'contact_id'])
    })
    this.schema.raw(`
      create index farm_import_contacts_next on farm_import_contacts (import_id, contact_id)
      where undo is null`)
    this.schema.raw(`
      create index farm_contacts_without_email on farm_contacts (farm_id, lower(name))
      where email is null`)
  }

  async down() {
    this.schema.raw('drop index farm_contacts_without_email')
    for (const part of ['import_contacts', 'import_rows', 'imports']) {
      this.schema.dropTable(`farm_${part}`)
    }
  }
}
