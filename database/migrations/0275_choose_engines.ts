import { BaseSchema } from '@adonisjs/lucid/schema'

const KINDS = ['builtin', 'hosted']

/** Who is to make a design; null for older ones, which were made by the only engine there was. */
export default class extends BaseSchema {
  async up() {
    for (const name of ['designs', 'restyles']) {
      this.schema.alterTable(name, (table) => {
        table.text('engine_kind').checkIn(KINDS)
      })
    }
  }

  async down() {
    for (const name of ['designs', 'restyles']) {
      this.schema.alterTable(name, (table) => {
        table.dropColumn('engine_kind')
      })
    }
  }
}
