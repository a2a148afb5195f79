import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Corrections of a photo's areas: a small PNG whose exact bytes are surfaces, so it isn't a media
 * image. A separate table, so that reading designs never reads it; `corrected_at` says whether
 * there is one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('designs', (table) => {
      table.dropColumn('corrections_image_id')
      table.timestamp('corrected_at')
    })
    this.schema.createTable('design_corrections', (table) => {
      table.integer('design_id').primary().references('designs.id').onDelete('CASCADE')
      table.binary('data').notNullable()
      table.check('octet_length(data) <= 1048576', [], 'design_corrections_size')
    })
  }

  async down() {
    this.schema.dropTable('design_corrections')
    this.schema.alterTable('designs', (table) => {
      table.dropColumn('corrected_at')
      table.integer('corrections_image_id').references('images.id').onDelete('SET NULL').index()
    })
  }
}
