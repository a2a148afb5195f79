import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.text('handle').notNullable().unique()
      table.text('name').notNullable()
      table.text('email').notNullable().unique()
      table.text('password').notNullable()
      table.text('type').notNullable().checkIn(['member', 'realtor', 'designer', 'staff'])
      table.text('bio')
      table.text('avatar_url')
      table.boolean('is_verified').notNullable().defaultTo(false)
      table.integer('current_team_id')
      table.timestamp('email_verified_at')
      table.timestamp('terms_accepted_at')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(`handle ~ '^[a-z][a-z0-9_.]{2,29}$'`, [], 'users_handle_shape')
      table.check(`email = lower(email)`, [], 'users_email_lower')
    })

    this.schema.createTable('remember_me_tokens', (table) => {
      table.increments('id')
      table.integer('tokenable_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('hash').notNullable().unique()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.timestamp('expires_at').notNullable()
      table.index('tokenable_id')
    })

    this.schema.createTable('sessions', (table) => {
      table.text('id').primary()
      table.text('data').notNullable()
      table.text('user_id')
      table.timestamp('expires_at').notNullable()
      table.index('user_id')
      table.index('expires_at')
    })

    this.schema.createTable('password_resets', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('token_hash').notNullable().unique()
      table.timestamp('expires_at').notNullable()
      table.timestamp('used_at')
      table.timestamp('created_at').notNullable()
      table.index('user_id')
    })
  }

  async down() {
    for (const table of ['password_resets', 'sessions', 'remember_me_tokens', 'users']) {
      this.schema.dropTable(table)
    }
  }
}
