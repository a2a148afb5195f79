import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which messages show which designs, to decide who may see the images of a private one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('message_designs', (table) => {
      table.integer('message_id').notNullable().references('messages.id').onDelete('CASCADE')
      table.integer('design_id').notNullable().references('designs.id').onDelete('CASCADE').index()
      table.primary(['message_id', 'design_id'])
    })
  }

  async down() {
    this.schema.dropTable('message_designs')
  }
}
