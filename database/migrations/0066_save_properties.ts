import { BaseSchema } from '@adonisjs/lucid/schema'

/** Saved homes, with the price at that time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('saved_properties', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .integer('property_id')
        .notNullable()
        .references('properties.id')
        .onDelete('CASCADE')
        .index()
      table.decimal('price', 20, 8)
      table.text('currency')
      table.timestamp('saved_at').notNullable().defaultTo(this.now())
      table.primary(['user_id', 'property_id'])
    })
    this.schema.raw(
      'create index saved_properties_latest on saved_properties (user_id, saved_at desc, property_id desc)'
    )
  }

  async down() {
    this.schema.dropTable('saved_properties')
  }
}
