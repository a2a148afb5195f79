import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * People who joined by someone's link. A row stays when they delete their account, without them;
 * `email_hash` keeps an address from being rewarded twice.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('referrals', (table) => {
      table.increments('id')
      table.integer('referrer_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('user_id').references('users.id').onDelete('SET NULL').unique()
      table
        .text('status')
        .notNullable()
        .defaultTo('waiting')
        .checkIn(['waiting', 'review', 'rewarded', 'unpaid', 'refused'])
      table.text('suspicion').checkIn(['same_device', 'same_address'])
      table.text('deed').checkIn(['published', 'designed', 'joined_market'])
      table.text('email_hash').unique()
      table.timestamp('rewarded_at')
      table.integer('decided_by_id').references('users.id').onDelete('SET NULL').index()
      table.timestamp('decided_at')
      table.timestamp('joined_at').notNullable().defaultTo(this.now())
      table.index(['referrer_id', 'id'])
      table.check('referrer_id <> user_id', [], 'referrals_never_oneself')
      table.check(
        `(status = 'rewarded') = (rewarded_at is not null)`,
        [],
        'referrals_dated_when_rewarded'
      )
    })
    this.schema.raw(
      `create index referrals_suspicious on referrals (status, id) where suspicion is not null`
    )
    this.schema.alterTable('known_devices', (table) => void table.index('token_hash'))
  }

  async down() {
    this.schema.alterTable('known_devices', (table) => void table.dropIndex('token_hash'))
    this.schema.dropTable('referrals')
  }
}
