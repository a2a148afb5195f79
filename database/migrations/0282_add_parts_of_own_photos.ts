import { BaseSchema } from '@adonisjs/lucid/schema'

/** A part for pairs of photos, and the titles of parts that have nothing else of their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, added, '{}', now(), now()
      from properties cross join unnest(array['before_after', 'titles']) added
      on conflict do nothing`)
  }

  async down() {
    this.schema.raw(`delete from components where type in ('before_after', 'titles')`)
  }
}
