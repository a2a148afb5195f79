import { BaseSchema } from '@adonisjs/lucid/schema'

/** Visitors of open houses who agree to be contacted are contacts, and count once they confirm. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('open_house_visitors', (table) => {
      table.integer('contact_id').references('farm_contacts.id').onDelete('SET NULL').index()
      table.timestamp('consent_confirmed_at')
    })
  }

  async down() {
    this.schema.alterTable('open_house_visitors', (table) => {
      table.dropColumns('contact_id', 'consent_confirmed_at')
    })
  }
}
