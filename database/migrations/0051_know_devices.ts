import { BaseSchema } from '@adonisjs/lucid/schema'

/** Browsers an account was used in, recognized by a hashed cookie. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('known_devices', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // null if it was forgotten: its next sign-in counts as a new device
      table.text('token_hash')
      table.timestamp('last_used_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.unique(['user_id', 'token_hash'])
    })
  }

  async down() {
    this.schema.dropTable('known_devices')
  }
}
