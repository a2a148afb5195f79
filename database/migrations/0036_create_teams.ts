import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Teams, their members, and a shared namespace for people's and teams' handles. Triggers maintain
 * counts and handles. At the end of every transaction a team has exactly one owner, and people's
 * current team is one they belong to.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('teams', (table) => {
      table.increments('id')
      table.text('handle').notNullable().unique()
      table.text('name').notNullable()
      table.text('type').notNullable().checkIn(['brokerage', 'studio', 'club'])
      table.text('domain')
      table.text('domain_status').notNullable().defaultTo('none')
      table.text('domain_token')
      table.timestamp('domain_checked_at')
      table.timestamp('domain_failing_since')
      table.integer('members_count').notNullable().defaultTo(0)
      table.integer('followers_count').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(`handle ~ '^[a-z][a-z0-9_.]{2,29}$'`, [], 'teams_handle_shape')
      table.check(`domain = lower(domain)`, [], 'teams_domain_lower')
      table.check(`domain_status in ('none', 'pending', 'verified')`, [], 'teams_domain_status')
      table.check(
        `(domain_status = 'none') = (domain is null) and (domain is null) = (domain_token is null)`,
        [],
        'teams_domain_whole'
      )
      for (const thing of ['members', 'followers']) {
        table.check(`${thing}_count >= 0`, [], `teams_${thing}_count`)
      }
    })
    this.schema.raw(
      `create unique index teams_domain_verified on teams (domain) where domain_status = 'verified'`
    )

    this.schema.createTable('team_members', (table) => {
      table.increments('id')
      table.integer('team_id').notNullable().references('teams.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('role').notNullable().checkIn(['owner', 'admin', 'agent', 'viewer'])
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['team_id', 'user_id'])
      table.index('user_id')
    })
    this.schema.raw(
      `create unique index team_members_one_owner on team_members (team_id) where role = 'owner'`
    )

    this.schema.createTable('team_followers', (table) => {
      table.integer('team_id').notNullable().references('teams.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['team_id', 'user_id'])
      table.index('user_id')
    })

    this.schema.raw(`
      create function count_of_team() returns trigger language plpgsql as $$
      declare
        step integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        execute format('update teams set %1$I = %1$I + $1 where id = $2', tg_argv[0])
          using step, case tg_op when 'INSERT' then new.team_id else old.team_id end;
        return null;
      end $$;
      create trigger team_members_count after insert or delete on team_members
        for each row execute function count_of_team('members_count');
      create trigger team_followers_count after insert or delete on team_followers
        for each row execute function count_of_team('followers_count');`)

    this.schema.raw(`
      create function check_team_owner() returns trigger language plpgsql as $$
      declare
        team integer;
      begin
        if tg_table_name = 'teams' then team := new.id; else team := old.team_id; end if;
        if exists (select 1 from teams where id = team) and not exists
          (select 1 from team_members where team_id = team and role = 'owner') then
          raise exception 'team % has no owner', team
            using errcode = '23514', constraint = 'teams_owner';
        end if;
        return null;
      end $$;
      create constraint trigger teams_owner after insert on teams
        deferrable initially deferred for each row execute function check_team_owner();
      create constraint trigger team_members_owner after update or delete on team_members
        deferrable initially deferred for each row when (old.role = 'owner')
        execute function check_team_owner();`)

    this.schema.raw(`
      alter table users add constraint users_current_team foreign key (current_team_id, id)
        references team_members (team_id, user_id) on delete set null (current_team_id);
      create index users_current_team on users (current_team_id, id);`)

    this.schema.raw(`
      create table handles (
        handle text primary key,
        user_id integer references users (id) on delete cascade,
        team_id integer references teams (id) on delete cascade,
        constraint handles_one_holder check (num_nonnulls(user_id, team_id) = 1)
      );
      create index handles_user on handles (user_id);
      create index handles_team on handles (team_id);
      insert into handles (handle, user_id) select handle, id from users;
      create function keep_handle() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          execute format('insert into handles (handle, %I) values ($1, $2)', tg_argv[0])
            using new.handle, new.id;
        else
          update handles set handle = new.handle where handle = old.handle;
        end if;
        return null;
      end $$;
      create trigger users_handle after insert on users
        for each row execute function keep_handle('user_id');
      create trigger users_new_handle after update of handle on users
        for each row when (old.handle <> new.handle) execute function keep_handle('user_id');
      create trigger teams_handle after insert on teams
        for each row execute function keep_handle('team_id');
      create trigger teams_new_handle after update of handle on teams
        for each row when (old.handle <> new.handle) execute function keep_handle('team_id');`)
  }

  async down() {
    this.schema.raw(`
      drop trigger users_new_handle on users;
      drop trigger users_handle on users;
      drop table handles;
      alter table users drop constraint users_current_team;
      drop index users_current_team;
      update users set current_team_id = null;`)
    this.schema.dropTable('team_followers')
    this.schema.dropTable('team_members')
    this.schema.dropTable('teams')
    this.schema.raw(`
      drop function keep_handle();
      drop function check_team_owner();
      drop function count_of_team();`)
  }
}
