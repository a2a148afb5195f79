import { BaseSchema } from '@adonisjs/lucid/schema'

/** Second factors, and the devices that may skip them for a while. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('two_factors', (table) => {
      table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
      table.text('secret').notNullable()
      table.text('recovery_codes').notNullable()
      table.timestamp('confirmed_at')
      table.bigInteger('last_step').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('trusted_devices', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('token_hash').notNullable().unique()
      table.integer('session_epoch').notNullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.index('user_id')
    })
  }

  async down() {
    this.schema.dropTable('trusted_devices')
    this.schema.dropTable('two_factors')
  }
}
