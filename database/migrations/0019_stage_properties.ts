import { BaseSchema } from '@adonisjs/lucid/schema'

/** Gives listings from before virtual staging their part for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, 'staging', '{}', now(), now() from properties
      on conflict do nothing
    `)
  }

  async down() {
    this.schema.raw(`delete from components where type = 'staging'`)
  }
}
