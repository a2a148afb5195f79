import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a listing is open to visitors, and the same where searches look. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['properties', 'listed_properties']) {
      this.schema.raw(
        `alter table ${table} add column open_times tstzmultirange not null default '{}'`
      )
    }
    this.schema.raw(
      `create index listed_properties_open on listed_properties using gist (open_times)
       where open_times <> '{}'`
    )
    this.schema.raw(`
      create function next_opening(times tstzmultirange, at timestamptz)
      returns timestamptz language sql immutable parallel safe as $$
        select min(lower(time)) from unnest(times) time where upper(time) > at
      $$
    `)
    this.schema.raw(`
      create function list_open_times() returns trigger language plpgsql as $$
      begin
        update listed_properties set open_times = new.open_times
        where property_id = new.id and open_times <> new.open_times;
        return null;
      end $$
    `)
    // named so that it fires after list_property
    this.schema.raw(`
      create trigger list_property_times after insert or update on properties
      for each row execute function list_open_times()
    `)
  }

  async down() {
    this.schema.raw('drop trigger list_property_times on properties')
    this.schema.raw('drop function list_open_times()')
    this.schema.raw('drop function next_opening(tstzmultirange, timestamptz)')
    for (const table of ['listed_properties', 'properties']) {
      this.schema.raw(`alter table ${table} drop column open_times`)
    }
  }
}
