import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Open houses, who hosts and visits them, and the mails their visitors get: a row per mail, so that
 * each is sent once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('open_houses', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.text('slug').notNullable().unique()
      table.uuid('series_id').index()
      table.timestamp('starts_at').notNullable()
      table.timestamp('ends_at').notNullable().index()
      table.text('time_zone').notNullable()
      table.integer('capacity').checkPositive()
      table.text('notes')
      table.integer('revision').notNullable().defaultTo(0)
      table.timestamp('cancelled_at')
      table.timestamp('hosts_reminded_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.check('ends_at > starts_at', [], 'open_houses_end_after_start')
      table.index(['property_id', 'ends_at'])
    })

    this.schema.createTable('open_house_hosts', (table) => {
      table.integer('open_house_id').notNullable().references('open_houses.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.primary(['open_house_id', 'user_id'])
    })

    this.schema.createTable('open_house_visitors', (table) => {
      table.increments('id')
      table.integer('open_house_id').notNullable().references('open_houses.id').onDelete('CASCADE')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.text('client_id').notNullable()
      table.text('name').notNullable()
      table.text('email').notNullable().index()
      table.text('phone')
      table.boolean('has_agent')
      table.text('status').notNullable().checkIn(['registered', 'waiting', 'withdrawn', 'walk_in'])
      table.text('consent_text')
      table.text('consent_address')
      table.timestamp('consented_at')
      table.timestamp('checked_in_at')
      table.text('answer').checkIn(['interested', 'thinking', 'not_for_me'])
      table.timestamp('answered_at')
      table.timestamp('registered_at').notNullable().defaultTo(this.now())
      table.unique(['open_house_id', 'client_id'])
      table.unique(['open_house_id', 'email'])
      table.check('email = lower(email)', [], 'open_house_visitors_email_lower')
      table.check(
        '(consented_at is null) = (consent_text is null)',
        [],
        'open_house_visitors_consent_whole'
      )
    })

    this.schema.createTable('open_house_mails', (table) => {
      table.increments('id')
      table
        .integer('visitor_id')
        .notNullable()
        .references('open_house_visitors.id')
        .onDelete('CASCADE')
      table.text('kind').notNullable()
      table.timestamp('due_at').notNullable()
      table.timestamp('claimed_at')
      table.timestamp('sent_at')
      table.unique(['visitor_id', 'kind'])
    })
    this.schema.raw(
      'create index open_house_mails_due on open_house_mails (due_at) where sent_at is null'
    )
  }

  async down() {
    for (const table of ['mails', 'visitors', 'hosts']) this.schema.dropTable(`open_house_${table}`)
    this.schema.dropTable('open_houses')
  }
}
