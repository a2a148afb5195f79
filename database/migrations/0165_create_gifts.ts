import { BaseSchema } from '@adonisjs/lucid/schema'

/** Gifts keep the address and name they were sent to, because contacts come and go. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('gifts', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('contact_id').references('farm_contacts.id').onDelete('SET NULL').index()
      table.text('to_name')
      table.text('to_email')
      table.text('kind').notNullable()
      table.integer('coins').notNullable()
      table.text('message').notNullable()
      table.text('token').notNullable().unique()
      table
        .text('status')
        .notNullable()
        .defaultTo('sent')
        .checkIn(['sent', 'claimed', 'withdrawn', 'expired'])
      table.bigInteger('hold_id').notNullable().references('ledger_transactions.id').unique()
      table.text('code').unique()
      table.integer('claimed_by_id').references('users.id').onDelete('SET NULL').index()
      table.timestamp('claimed_at')
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['user_id', 'id'])
      table.check(`(status = 'claimed') = (claimed_at is not null)`, [], 'gifts_claimed_at')
    })
    this.schema.raw(`create index gifts_open on gifts (expires_at) where status = 'sent'`)
  }

  async down() {
    this.schema.dropTable('gifts')
  }
}
