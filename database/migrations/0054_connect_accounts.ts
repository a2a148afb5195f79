import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts at other providers that people sign in with. No provider tokens are stored. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('connected_accounts', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('provider').notNullable()
      table.text('issuer').notNullable()
      table.text('subject').notNullable()
      table.text('name')
      table.text('email')
      table.timestamp('created_at').notNullable()
      table.unique(['provider', 'issuer', 'subject'], {
        indexName: 'connected_accounts_subject_unique',
      })
      table.unique(['user_id', 'provider'], { indexName: 'connected_accounts_provider_unique' })
    })
  }

  async down() {
    this.schema.dropTable('connected_accounts')
  }
}
