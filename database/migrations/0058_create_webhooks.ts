import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Webhooks of people and teams. Deliveries are written in the transaction they report, so that a
 * crash neither loses nor duplicates one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('webhooks', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('CASCADE').index()
      table.integer('team_id').references('teams.id').onDelete('CASCADE').index()
      table.text('url').notNullable()
      table.specificType('events', 'text[]').notNullable()
      table.text('secret').notNullable()
      table.text('former_secret')
      table.timestamp('former_secret_until')
      table.integer('failures_count').notNullable().defaultTo(0)
      table.timestamp('disabled_at')
      table.text('disabled_reason').checkIn(['owner', 'failures', 'gone'])
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('num_nonnulls(user_id, team_id) = 1', [], 'webhooks_one_owner')
      table.check('(disabled_at is null) = (disabled_reason is null)', [], 'webhooks_disabled')
      table.check(
        '(former_secret is null) = (former_secret_until is null)',
        [],
        'webhooks_former_secret'
      )
    })

    this.schema.createTable('webhook_deliveries', (table) => {
      table.increments('id')
      table.integer('webhook_id').notNullable().references('webhooks.id').onDelete('CASCADE')
      table.integer('actor_id').references('users.id').onDelete('CASCADE').index()
      table.text('message_id').notNullable().unique()
      table.text('event').notNullable()
      table.text('body').notNullable()
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'delivered', 'failed'])
      table.integer('attempts_count').notNullable().defaultTo(0)
      table.timestamp('next_attempt_at')
      table.timestamp('leased_until')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['webhook_id', 'id'])
      table.index('created_at')
      table.check(
        `(status = 'pending') = (next_attempt_at is not null)`,
        [],
        'webhook_deliveries_next'
      )
    })
    this.schema.raw(
      `create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at)
       where status = 'pending'`
    )

    this.schema.createTable('webhook_attempts', (table) => {
      table.increments('id')
      table.integer('delivery_id').notNullable()
      table.foreign('delivery_id').references('webhook_deliveries.id').onDelete('CASCADE')
      table.integer('answer_status')
      table.text('answer')
      table.text('failure')
      table.integer('duration_ms').notNullable()
      table.timestamp('attempted_at').notNullable().defaultTo(this.now())
      table.index(['delivery_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('webhook_attempts')
    this.schema.dropTable('webhook_deliveries')
    this.schema.dropTable('webhooks')
  }
}
