import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A file may become leads of whoever imports it, rather than contacts of the farm. What a lead was
 * before it is kept, so that the import can be taken back.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('farm_imports', (table) => {
      table.integer('lead_owner_id').references('users.id').onDelete('CASCADE').index()
    })
    this.schema.alterTable('farm_import_rows', (table) => {
      table.integer('lead_id').references('leads.id').onDelete('SET NULL').index()
    })
    // outlives its lead, to say that it is taken back
    this.schema.createTable('farm_import_leads', (table) => {
      table.integer('import_id').notNullable().references('farm_imports.id').onDelete('CASCADE')
      table.integer('lead_id').notNullable()
      table.boolean('is_new').notNullable()
      table.text('phone')
      table.jsonb('after').notNullable()
      table.text('undo').checkIn(['undone', 'kept'])
      table.primary(['import_id', 'lead_id'])
    })
  }

  async down() {
    this.schema.dropTable('farm_import_leads')
    this.schema.alterTable('farm_import_rows', (table) => table.dropColumn('lead_id'))
    this.schema.raw('delete from farm_imports where lead_owner_id is not null')
    this.schema.alterTable('farm_imports', (table) => table.dropColumn('lead_owner_id'))
  }
}
