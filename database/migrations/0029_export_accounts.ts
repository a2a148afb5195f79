import { BaseSchema } from '@adonisjs/lucid/schema'

/** Copies of a person's data, made on request. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('account_exports', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'ready', 'failed', 'expired'])
      table.uuid('file').notNullable().unique()
      table.bigInteger('bytes')
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
    this.schema.raw(
      `create unique index account_exports_one_pending on account_exports (user_id)
       where status = 'pending'`
    )
  }

  async down() {
    this.schema.dropTable('account_exports')
  }
}
