import { BaseSchema } from '@adonisjs/lucid/schema'

/** A part for the walkthrough. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, 'walkthrough', '{}', now(), now() from properties
      on conflict do nothing
    `)
  }

  async down() {
    this.schema.raw(`delete from components where type = 'walkthrough'`)
  }
}
