import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Handles that people gave up: for 30 days they redirect to the owner's new one, and nobody else
 * can take them. A trigger, so that no way of choosing a handle misses it. It runs after the write,
 * when a handle given up concurrently is visible.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('former_handles', (table) => {
      table.text('handle').primary()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('expires_at').notNullable()
    })
    this.schema.raw(`
      create function keep_former_handle() returns trigger language plpgsql as $$
      begin
        if exists (select from former_handles
          where handle = new.handle and user_id <> new.id and expires_at > now()) then
          raise unique_violation using
            message = 'this handle was given up lately', constraint = 'users_handle_unique';
        end if;
        delete from former_handles where handle = new.handle;
        if tg_op = 'UPDATE' then
          insert into former_handles (handle, user_id, expires_at)
          values (old.handle, old.id, now() + interval '30 days')
          on conflict (handle) do update
            set user_id = excluded.user_id, expires_at = excluded.expires_at;
        end if;
        return null;
      end $$;
      create trigger take_handle after insert on users
        for each row execute function keep_former_handle();
      create trigger change_handle after update of handle on users
        for each row when (old.handle <> new.handle) execute function keep_former_handle();
    `)
  }

  async down() {
    this.schema.raw('drop trigger change_handle on users')
    this.schema.raw('drop trigger take_handle on users')
    this.schema.raw('drop function keep_former_handle()')
    this.schema.dropTable('former_handles')
  }
}
