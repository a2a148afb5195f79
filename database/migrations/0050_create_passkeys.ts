import { BaseSchema } from '@adonisjs/lucid/schema'

/** Passkeys (WebAuthn), and open challenges. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('passkeys', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.text('credential_id').notNullable().unique()
      table.text('user_handle').notNullable()
      table.text('public_key').notNullable()
      table.bigInteger('counter').notNullable()
      table.specificType('transports', 'text[]').notNullable()
      table.timestamp('last_used_at')
      table.timestamp('created_at').notNullable()
      table.index('user_id')
    })

    this.schema.createTable('passkey_challenges', (table) => {
      table.text('challenge_hash').primary()
      table.timestamp('expires_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('passkey_challenges')
    this.schema.dropTable('passkeys')
  }
}
