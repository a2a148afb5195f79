import { BaseSchema } from '@adonisjs/lucid/schema'

/** Teams can't take handles that people recently gave up either. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function refuse_former_handle() returns trigger language plpgsql as $$
      begin
        if exists (select from former_handles where handle = new.handle and expires_at > now()) then
          raise unique_violation using
            message = 'this handle was given up lately', constraint = 'teams_handle_unique';
        end if;
        return null;
      end $$;
      create trigger teams_former_handle after insert or update of handle on teams
        for each row execute function refuse_former_handle();
    `)
  }

  async down() {
    this.schema.raw('drop trigger teams_former_handle on teams')
    this.schema.raw('drop function refuse_former_handle()')
  }
}
