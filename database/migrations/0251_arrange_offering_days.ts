import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Another day that one of both proposes for a request, the days on which a provider takes none, and
 * the secret address of each person's calendar.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table offering_requests add column proposed_on date, add column proposed_by text
          check (proposed_by in ('customer', 'provider')),
        add constraint offering_requests_proposed check (
          (proposed_on is null) = (proposed_by is null)
          and (proposed_on is null or ended_at is null));
      create table offering_days_off (
        user_id integer not null references users (id) on delete cascade,
        day date not null,
        primary key (user_id, day));
      create table offering_calendars (
        user_id integer primary key references users (id) on delete cascade,
        token text not null unique,
        created_at timestamptz(3) not null default now());`)
  }

  async down() {
    this.schema.dropTable('offering_calendars')
    this.schema.dropTable('offering_days_off')
    this.schema.alterTable('offering_requests', (table) => {
      table.dropColumns('proposed_on', 'proposed_by')
    })
  }
}
