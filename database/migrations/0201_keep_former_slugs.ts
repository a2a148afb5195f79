import { BaseSchema } from '@adonisjs/lucid/schema'

/** Former addresses of listings, which redirect to the present ones. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table former_property_slugs (
        slug text primary key,
        property_id integer not null references properties (id) on delete cascade)`)
    this.schema.raw(
      'create index former_property_slugs_property on former_property_slugs (property_id)'
    )
    this.schema.raw(`
      create function property_id_of(asked text) returns integer language sql stable as $$
        select id from properties where slug = asked
        union all
        select property_id from former_property_slugs where slug = asked
        limit 1 $$`)
  }

  async down() {
    this.schema.raw('drop function property_id_of(text)')
    this.schema.raw('drop table former_property_slugs')
  }
}
