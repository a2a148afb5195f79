import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a listing was last taken off the market, for the activity in a farm's areas. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => void table.timestamp('archived_at'))
    this.schema.raw(`
      create function date_archived_listing() returns trigger language plpgsql as $$
      begin
        new.archived_at := case when new.status = 'archive' then now() end;
        return new;
      end $$`)
    this.schema.raw(`
      create trigger date_archived_listing before update of status on properties
        for each row when (old.status is distinct from new.status)
        execute function date_archived_listing()`)
    this.schema.raw(
      'create index properties_archived on properties (archived_at) where archived_at is not null'
    )
  }

  async down() {
    this.schema.raw('drop trigger date_archived_listing on properties')
    this.schema.raw('drop function date_archived_listing()')
    this.schema.alterTable('properties', (table) => void table.dropColumn('archived_at'))
  }
}
