import { BaseSchema } from '@adonisjs/lucid/schema'

/** The order of a listing’s parts, and the parts for rooms, the neighborhood and the agent. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.specificType('component_order', 'text[]').notNullable().defaultTo('{}')
    })
    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, part, '{}', now(), now()
      from properties, unnest(array['rooms', 'neighborhood', 'agent']) as part
      on conflict do nothing
    `)
  }

  async down() {
    this.schema.raw(`delete from components where type in ('rooms', 'neighborhood', 'agent')`)
    this.schema.alterTable('properties', (table) => {
      table.dropColumn('component_order')
    })
  }
}
