import { BaseSchema } from '@adonisjs/lucid/schema'

/** When realtors show homes, the viewings they were asked for, and the mails about those. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table inquiries add column time_zone text;
      create table viewing_schedules (
        user_id integer primary key references users (id) on delete cascade,
        weekly jsonb not null check (jsonb_typeof(weekly) = 'array'),
        exceptions jsonb not null check (jsonb_typeof(exceptions) = 'array'),
        updated_at timestamptz(3) not null default now());
      create table viewings (
        id serial primary key,
        lead_id integer not null references leads (id) on delete cascade,
        property_id integer not null references properties (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        time_zone text not null,
        status text not null default 'requested'
          check (status in ('requested', 'confirmed', 'declined', 'canceled')),
        token text not null unique,
        revision integer not null default 0,
        decided_at timestamptz(3),
        reminded_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint viewings_ends check (ends_at > starts_at));
      create index viewings_of_lead on viewings (lead_id);
      create index viewings_of_property on viewings (property_id);
      create index viewings_of_realtor on viewings (user_id, starts_at);
      create unique index viewings_open on viewings (lead_id, property_id, starts_at)
        where status in ('requested', 'confirmed');
      create unique index viewings_kept on viewings (user_id, starts_at)
        where status = 'confirmed';
      create index viewings_due on viewings (starts_at)
        where status = 'confirmed' and reminded_at is null;
      create table viewing_mails (
        id serial primary key,
        viewing_id integer not null references viewings (id) on delete cascade,
        kind text not null check (kind in ('confirmed', 'declined', 'canceled', 'reminder')),
        due_at timestamptz(3) not null,
        claimed_at timestamptz(3),
        sent_at timestamptz(3),
        unique (viewing_id, kind));
      create index viewing_mails_due on viewing_mails (due_at) where sent_at is null;`)
  }

  async down() {
    for (const table of ['viewing_mails', 'viewings', 'viewing_schedules']) {
      this.schema.dropTable(table)
    }
    this.schema.alterTable('inquiries', (table) => {
      table.dropColumn('time_zone')
    })
  }
}
