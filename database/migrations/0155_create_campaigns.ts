import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Campaigns go to contacts who agreed. Every recipient has a row that is claimed before anything is
 * sent, so that nobody gets a campaign twice.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('farm_senders', (table) => {
      table.integer('farm_id').primary().references('farms.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.text('postal_address').notNullable()
      table.text('reply_to')
      table.text('time_zone').notNullable()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('farm_campaigns', (table) => {
      table.increments('id')
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.text('subject').notNullable()
      table.jsonb('body').notNullable()
      table.integer('segment_id').references('farm_segments.id').onDelete('SET NULL').index()
      table.jsonb('filter').notNullable()
      table
        .text('status')
        .notNullable()
        .defaultTo('draft')
        .checkIn(['draft', 'scheduled', 'sending', 'sent', 'cancelled'])
      table.timestamp('scheduled_at')
      table.boolean('ignores_quiet_hours').notNullable().defaultTo(false)
      table.timestamp('started_at')
      table.timestamp('finished_at')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['farm_id', 'id'])
    })
    this.schema.raw(
      `create index farm_campaigns_due on farm_campaigns (scheduled_at) where status = 'scheduled'`
    )
    this.schema.raw(
      `create index farm_campaigns_sending on farm_campaigns (id) where status = 'sending'`
    )

    this.schema.createTable('farm_campaign_images', (table) => {
      table.integer('campaign_id').notNullable().references('farm_campaigns.id').onDelete('CASCADE')
      table.integer('image_id').notNullable().references('images.id').onDelete('CASCADE').index()
      table.integer('position').notNullable()
      table.primary(['campaign_id', 'image_id'])
    })

    this.schema.createTable('farm_campaign_links', (table) => {
      table.increments('id')
      table.integer('campaign_id').notNullable().references('farm_campaigns.id').onDelete('CASCADE')
      table.text('token').notNullable().unique()
      table.text('url').notNullable()
      table.integer('clicks').notNullable().defaultTo(0)
      table.unique(['campaign_id', 'url'])
    })

    this.schema.createTable('farm_campaign_recipients', (table) => {
      table.increments('id')
      table.integer('campaign_id').notNullable().references('farm_campaigns.id').onDelete('CASCADE')
      table.integer('contact_id').references('farm_contacts.id').onDelete('SET NULL')
      table
        .text('status')
        .notNullable()
        .defaultTo('waiting')
        .checkIn(['waiting', 'claimed', 'handing', 'sent', 'failed', 'skipped', 'unsure'])
      table.text('reason')
      table.timestamp('due_at').notNullable()
      table.uuid('claim')
      table.timestamp('claimed_at')
      table.integer('attempts').notNullable().defaultTo(0)
      table.timestamp('sent_at')
      table.timestamp('unsubscribed_at')
      table.unique(['campaign_id', 'contact_id'])
      table.index(['contact_id', 'claimed_at'])
      table.index(['campaign_id', 'status'])
    })
    this.schema.raw(
      `create index farm_recipients_due on farm_campaign_recipients (due_at, id)
       where status = 'waiting'`
    )
    this.schema.raw(
      `create index farm_recipients_claimed on farm_campaign_recipients (claim)
       where status in ('claimed', 'handing')`
    )

    this.schema.createTable('farm_bounced_addresses', (table) => {
      table.text('email').primary()
      table.text('reason').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('farm_outbox', (table) => {
      table.integer('id').primary().checkIn(['1'])
      table.uuid('holder').notNullable()
      table.timestamp('held_until').notNullable()
    })
  }

  async down() {
    const tables = 'outbox bounced_addresses campaign_recipients campaign_links campaign_images'
    for (const table of `${tables} campaigns senders`.split(' ')) {
      this.schema.dropTable(`farm_${table}`)
    }
  }
}
