import { BaseSchema } from '@adonisjs/lucid/schema'

/** Listings that were begun before descriptions could be formatted get their part for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, 'overview', '{}', now(), now() from properties
      on conflict do nothing
    `)
  }

  async down() {
    this.schema.raw(`delete from components where type = 'overview'`)
  }
}
