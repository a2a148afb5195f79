import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a listing was archived is written with its status. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop trigger date_archived_listing on properties;
      drop function date_archived_listing();`)
  }

  async down() {
    this.schema.raw(`
      create function date_archived_listing() returns trigger language plpgsql as $$
      begin
        new.archived_at := case when new.status = 'archive' then now() end;
        return new;
      end $$;
      create trigger date_archived_listing before update of status on properties
        for each row when (old.status is distinct from new.status)
        execute function date_archived_listing();`)
  }
}
