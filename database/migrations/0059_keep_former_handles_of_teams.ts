import { BaseSchema } from '@adonisjs/lucid/schema'

/** Handles that teams gave up redirect to the new one for 30 days, like people's. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table former_handles alter column user_id drop not null,
        add column team_id integer references teams (id) on delete cascade,
        add constraint former_handles_one_holder check (num_nonnulls(user_id, team_id) = 1);
      create index former_handles_team on former_handles (team_id);
      drop trigger teams_former_handle on teams;
      drop function refuse_former_handle();

      create or replace function keep_former_handle() returns trigger language plpgsql as $$
      declare
        person integer := case tg_table_name when 'users' then new.id end;
        team integer := case tg_table_name when 'teams' then new.id end;
      begin
        if exists (select from former_handles
          where handle = new.handle and expires_at > now()
            and (user_id, team_id) is distinct from (person, team)) then
          raise unique_violation using message = 'this handle was given up lately',
            constraint = tg_table_name || '_handle_unique';
        end if;
        delete from former_handles where handle = new.handle;
        if tg_op = 'UPDATE' then
          insert into former_handles (handle, user_id, team_id, expires_at)
          values (old.handle, person, team, now() + interval '30 days')
          on conflict (handle) do update set user_id = excluded.user_id,
            team_id = excluded.team_id, expires_at = excluded.expires_at;
        end if;
        return null;
      end $$;
      create trigger take_team_handle after insert on teams
        for each row execute function keep_former_handle();
      create trigger change_team_handle after update of handle on teams
        for each row when (old.handle <> new.handle) execute function keep_former_handle();`)
  }

  async down() {
    this.schema.raw(`
      drop trigger change_team_handle on teams;
      drop trigger take_team_handle on teams;
      delete from former_handles where user_id is null;
      create or replace function keep_former_handle() returns trigger language plpgsql as $$
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
      alter table former_handles drop column team_id, alter column user_id set not null;`)
  }
}
