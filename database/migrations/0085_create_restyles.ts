import { BaseSchema } from '@adonisjs/lucid/schema'

/** Listings whose photos somebody redesigns with one look: a design for each photo. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('restyles', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .integer('property_id')
        .notNullable()
        .references('properties.id')
        .onDelete('CASCADE')
        .index()
      table.jsonb('options').notNullable()
      table.integer('seed').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['user_id', 'property_id', 'id'], 'restyles_newest')
    })

    this.schema.createTable('restyle_items', (table) => {
      table.increments('id')
      table.integer('restyle_id').notNullable().references('restyles.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.text('room_type')
      table.integer('image_id').references('images.id').onDelete('SET NULL').index()
      table.integer('design_id').references('designs.id').onDelete('SET NULL').unique()
      table.timestamp('canceled_at')
      table.unique(['restyle_id', 'position'])
      table.check('canceled_at is null or design_id is null', [], 'restyle_items_canceled')
    })
  }

  async down() {
    for (const table of ['restyle_items', 'restyles']) this.schema.dropTable(table)
  }
}
