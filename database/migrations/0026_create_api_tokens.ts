import { BaseSchema } from '@adonisjs/lucid/schema'

/** API tokens, hashed. The columns are those of the framework's token provider. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('api_tokens', (table) => {
      table.increments('id')
      table.integer('tokenable_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('type').notNullable()
      table.text('name').notNullable()
      table.text('hash').notNullable().unique()
      table.text('abilities').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.timestamp('last_used_at')
      table.timestamp('expires_at')
      table.index(['tokenable_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('api_tokens')
  }
}
