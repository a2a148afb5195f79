import { BaseSchema } from '@adonisjs/lucid/schema'

/** Messages to the operator. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contact_messages', (table) => {
      table.increments('id')
      table.text('name').notNullable()
      table.text('email').notNullable()
      table.text('message').notNullable()
      table.timestamp('created_at').notNullable()
      table.index('created_at')
    })
  }

  async down() {
    this.schema.dropTable('contact_messages')
  }
}
