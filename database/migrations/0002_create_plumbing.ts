import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

/** Tables written by the framework's own parts: rate limits, jobs, idempotency keys. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigInteger('expire').unsigned()
    })

    this.schema.createTable('idempotency_keys', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('key').notNullable()
      table.text('request').notNullable()
      table.integer('status')
      table.jsonb('body')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['user_id', 'key'])
      table.index('created_at')
    })

    this.defer(async (client) => {
      const queue = new QueueSchemaService(client.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })
  }

  async down() {
    this.schema.dropTable('idempotency_keys')
    this.schema.dropTable('rate_limits')
    this.defer(async (client) => {
      const queue = new QueueSchemaService(client.getWriteClient())
      await queue.dropSchedulesTable()
      await queue.dropJobsTable()
    })
  }
}
