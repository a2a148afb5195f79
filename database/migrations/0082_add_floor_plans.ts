import { BaseSchema } from '@adonisjs/lucid/schema'

/** A part for floor plans, and a purpose for their pictures. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table images drop constraint images_purpose_check')
    this.schema.raw(
      `alter table images add constraint images_purpose_check
         check (purpose in ('property', 'floor_plan', 'avatar', 'design', 'chat'))`
    )
    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, 'floor_plans', '{}', now(), now() from properties
      on conflict do nothing
    `)
  }

  async down() {
    this.schema.raw(`delete from components where type = 'floor_plans'`)
    this.schema.raw(`update images set purpose = 'property' where purpose = 'floor_plan'`)
    this.schema.raw('alter table images drop constraint images_purpose_check')
    this.schema.raw(
      `alter table images add constraint images_purpose_check
         check (purpose in ('property', 'avatar', 'design', 'chat'))`
    )
  }
}
