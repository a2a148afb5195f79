import { BaseSchema } from '@adonisjs/lucid/schema'

const KINDS = ['floor_plan', 'brochure', 'disclosure', 'inspection', 'energy_certificate', 'other']

/** What a listing's PDF is, besides its name. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_documents', (table) => {
      table.text('kind').notNullable().defaultTo('other').checkIn(KINDS)
    })
  }

  async down() {
    this.schema.alterTable('property_documents', (table) => {
      table.dropColumn('kind')
    })
  }
}
