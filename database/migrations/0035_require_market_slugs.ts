import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every market has a slug by now. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('markets', (table) => {
      table.dropNullable('slug')
      table.unique(['slug'])
    })
  }

  async down() {
    this.schema.alterTable('markets', (table) => {
      table.dropUnique(['slug'])
      table.setNullable('slug')
    })
  }
}
