import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who works on a lead, everything that happens to it, and reminders. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('leads', (table) => {
      table.integer('assigned_id').references('users.id').onDelete('SET NULL').index()
      table.text('reason')
      table.timestamp('answered_at')
      table.index(['user_id', 'created_at'], 'leads_arrived')
    })
    this.schema.raw('alter table lead_events drop constraint lead_events_kind_check')
    this.schema.alterTable('lead_events', (table) => {
      table.integer('actor_id').references('users.id').onDelete('SET NULL').index()
      table.integer('assignee_id').references('users.id').onDelete('SET NULL').index()
      table.text('title')
      table.text('url')
      table.text('cause')
      table.unique(['lead_id', 'cause'])
    })
    this.schema.createTable('lead_reminders', (table) => {
      table.increments('id')
      table.integer('lead_id').notNullable().references('leads.id').onDelete('CASCADE').index()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('text').notNullable()
      table.timestamp('due_at').notNullable()
      table.text('time_zone').notNullable()
      table.timestamp('notified_at')
      table.timestamp('done_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
    this.schema.raw(
      `create index lead_reminders_due on lead_reminders (due_at)
       where notified_at is null and done_at is null`
    )
  }

  async down() {
    this.schema.dropTable('lead_reminders')
    this.schema.raw(`delete from lead_events where kind not in ('inquiry', 'stage')`)
    this.schema.alterTable('lead_events', (table) => {
      table.dropUnique(['lead_id', 'cause'])
      for (const column of ['actor_id', 'assignee_id', 'title', 'url', 'cause']) {
        table.dropColumn(column)
      }
      table.check(`kind in ('inquiry', 'stage')`, [], 'lead_events_kind_check')
    })
    this.schema.alterTable('leads', (table) => {
      table.dropIndex(['user_id', 'created_at'], 'leads_arrived')
      for (const column of ['assigned_id', 'reason', 'answered_at']) table.dropColumn(column)
    })
  }
}
