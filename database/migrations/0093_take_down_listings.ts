import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff took down stays down, whatever sets its status. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.timestamp('taken_down_at')
    })
    this.schema.raw(
      `alter table properties add constraint properties_taken_down
       check (taken_down_at is null or status <> 'publish')`
    )
  }

  async down() {
    this.schema.raw('alter table properties drop constraint properties_taken_down')
    this.schema.alterTable('properties', (table) => {
      table.dropColumn('taken_down_at')
    })
  }
}
