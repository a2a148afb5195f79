import { BaseSchema } from '@adonisjs/lucid/schema'

/** Links that open a private listing, and the accounts that opened one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('listing_invitations', (table) => {
      table.increments('id')
      table
        .integer('property_id')
        .notNullable()
        .references('properties.id')
        .onDelete('CASCADE')
        .index()
      table
        .integer('invited_by_user_id')
        .nullable()
        .references('users.id')
        .onDelete('SET NULL')
        .index()
      table.text('label')
      table.text('email')
      table.text('token_hash').unique()
      table.integer('visits_count').notNullable().defaultTo(0)
      table.timestamp('last_visited_at')
      table.timestamp('expires_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })
    this.schema.createTable('listing_guests', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .integer('invitation_id')
        .notNullable()
        .references('listing_invitations.id')
        .onDelete('CASCADE')
        .index()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['user_id', 'invitation_id'])
    })
  }

  async down() {
    this.schema.dropTable('listing_guests')
    this.schema.dropTable('listing_invitations')
  }
}
