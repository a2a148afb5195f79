import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What somebody says that the parts of their photograph are: a small PNG whose
 * bytes mean surfaces and must stay as they are, so it is no picture of the
 * media module. A table of its own, so that reading designs never reads it;
 * `corrected_at` tells whether there is one.
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
