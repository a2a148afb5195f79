import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Boards of homes that people are after. Everyone is on one board at most, and two people can share
 * one. A home is on a board once, at one place of one stage. What was saved before goes on a board
 * of whoever saved it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pursuit_boards (
        id serial primary key,
        created_at timestamptz(3) not null default now());

      create table pursuit_members (
        user_id integer primary key references users (id) on delete cascade,
        board_id integer not null references pursuit_boards (id) on delete cascade,
        seat smallint not null check (seat in (1, 2)),
        joined_at timestamptz(3) not null default now(),
        prices_seen_at timestamptz(3) not null default now(),
        prices_told_at timestamptz(3),
        unique (board_id, seat));

      create table pursuit_invitations (
        id serial primary key,
        board_id integer not null unique references pursuit_boards (id) on delete cascade,
        user_id integer references users (id) on delete cascade,
        email text,
        invited_by_user_id integer not null references users (id) on delete cascade,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        constraint pursuit_invitations_to check ((user_id is null) <> (email is null)));
      create index pursuit_invitations_user on pursuit_invitations (user_id);
      create index pursuit_invitations_email on pursuit_invitations (email);
      create index pursuit_invitations_inviter on pursuit_invitations (invited_by_user_id);

      create table pursuits (
        id serial primary key,
        board_id integer not null references pursuit_boards (id) on delete cascade,
        property_id integer references properties (id) on delete set null,
        stage text not null
          check (stage in ('watching', 'contacted', 'visited', 'offer', 'won', 'lost')),
        position integer not null check (position >= 0),
        note text check (note <> ''),
        note_user_id integer references users (id) on delete set null,
        noted_at timestamptz(3),
        rating smallint check (rating between 1 and 5),
        price numeric(20, 8),
        currency text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (board_id, property_id),
        constraint pursuits_place unique (board_id, stage, position)
          deferrable initially deferred,
        constraint pursuits_noted check ((note is null) = (noted_at is null)));
      create index pursuits_property on pursuits (property_id);
      create index pursuits_author on pursuits (note_user_id);

      insert into pursuit_boards (id) select distinct user_id from saved_properties;
      select setval('pursuit_boards_id_seq', greatest((select max(id) from pursuit_boards), 1));
      insert into pursuit_members (user_id, board_id, seat) select id, id, 1 from pursuit_boards;
      insert into pursuits (board_id, property_id, stage, position, price, currency,
          created_at, updated_at)
        select user_id, property_id, 'watching',
          row_number() over (partition by user_id order by saved_at, property_id) - 1,
          price, currency, saved_at, saved_at
        from saved_properties;`)
  }

  async down() {
    for (const table of ['pursuits', 'pursuit_invitations', 'pursuit_members', 'pursuit_boards']) {
      this.schema.dropTable(table)
    }
  }
}
