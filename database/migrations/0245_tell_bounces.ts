import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which mails bounced, and for which contacts their realtor says that the address works again. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('farm_campaign_recipients', (table) => {
      table.boolean('is_bounced').notNullable().defaultTo(false)
    })
    this.schema.raw(
      `update farm_campaign_recipients r set is_bounced = true
       from farm_contacts c join farm_bounced_addresses b on b.email = c.email
       where c.id = r.contact_id and r.status = 'failed'`
    )

    this.schema.createTable('farm_lifted_bounces', (table) => {
      table.integer('contact_id').primary().references('farm_contacts.id').onDelete('CASCADE')
      table.text('email').notNullable()
      table.timestamp('lifted_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('farm_lifted_bounces')
    this.schema.alterTable('farm_campaign_recipients', (table) => table.dropColumn('is_bounced'))
  }
}
