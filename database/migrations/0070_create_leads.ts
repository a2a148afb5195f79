import { BaseSchema } from '@adonisjs/lucid/schema'

/** People who asked about a listing: one lead per realtor and address, with its history. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('leads', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('team_id').references('teams.id').onDelete('SET NULL')
      table.text('email').notNullable()
      table.text('name').notNullable()
      table.text('phone')
      table
        .text('stage')
        .notNullable()
        .defaultTo('new')
        .checkIn(['new', 'contacted', 'viewing', 'offer', 'won', 'lost'])
      table
        .text('source')
        .notNullable()
        .checkIn(['inquiry', 'open_house', 'form', 'import', 'referral', 'manual'])
      table.integer('property_id').references('properties.id').onDelete('SET NULL').index()
      table.timestamp('happened_at').notNullable().defaultTo(this.now())
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['user_id', 'email'])
      table.check('email = lower(email)', [], 'leads_email_lower')
      table.index(['user_id', 'happened_at', 'id'], 'leads_newest')
      table.index(['team_id', 'happened_at', 'id'], 'leads_of_team')
    })

    this.schema.createTable('lead_events', (table) => {
      table.increments('id')
      table.integer('lead_id').notNullable().references('leads.id').onDelete('CASCADE')
      table.text('kind').notNullable().checkIn(['inquiry', 'stage'])
      table.integer('property_id').references('properties.id').onDelete('SET NULL').index()
      table.text('message')
      table.timestamp('wants_viewing_at')
      table.text('stage')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['lead_id', 'id'])
    })

    this.schema.createTable('inquiries', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.text('email').notNullable().index()
      table.text('phone')
      table.text('message').notNullable()
      table.timestamp('wants_viewing_at')
      table.text('token_hash').unique()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('confirmed_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index('property_id')
    })
  }

  async down() {
    for (const table of ['inquiries', 'lead_events', 'leads']) this.schema.dropTable(table)
  }
}
