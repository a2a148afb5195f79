import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keeps which completed requests earned their provider coin, so that two people don’t mint it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('offering_requests', (table) => {
      table.timestamp('rewarded_at')
    })
    this.schema.raw(
      `update offering_requests set rewarded_at = ended_at
       where status = 'completed' and provider_id is not null`
    )
  }

  async down() {
    this.schema.alterTable('offering_requests', (table) => table.dropColumn('rewarded_at'))
  }
}
