import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Account settings: no password for people who sign in another way, an avatar, a pending email
 * address, and changes that can be undone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.setNullable('password')
      table.integer('avatar_image_id').references('images.id').onDelete('SET NULL')
    })
    this.schema.raw(
      `create index users_avatar_image_id_index on users (avatar_image_id)
       where avatar_image_id is not null`
    )

    this.schema.createTable('email_changes', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().unique()
      table.foreign('user_id').references('users.id').onDelete('CASCADE')
      table.text('email').notNullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.check('email = lower(email)', [], 'email_changes_lower')
    })

    this.schema.createTable('account_undos', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('mailed_to').notNullable()
      table.text('subject').notNullable()
      table.text('sentence').notNullable()
      table.jsonb('reverts').notNullable().defaultTo('{}')
      table.text('token_hash').unique()
      table.timestamp('expires_at').notNullable()
      table.timestamp('used_at')
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('account_undos')
    this.schema.dropTable('email_changes')
    this.schema.alterTable('users', (table) => {
      table.dropColumn('avatar_image_id')
      table.dropNullable('password')
    })
  }
}
