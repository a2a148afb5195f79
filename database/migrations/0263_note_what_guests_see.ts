import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What each guest of a private listing saw of it. A guest is an account that opened the link, or
 * everybody who opened it without one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table listing_sights (
        invitation_id integer not null references listing_invitations (id) on delete cascade,
        user_id integer references users (id) on delete cascade,
        kind text not null check (kind in ('part', 'photo', 'document')),
        subject text not null,
        visit uuid not null,
        times integer not null default 1,
        first_seen_at timestamptz(3) not null default now(),
        last_seen_at timestamptz(3) not null default now());
      create unique index listing_sights_once
        on listing_sights (invitation_id, coalesce(user_id, 0), kind, subject);
      create index listing_sights_user on listing_sights (user_id) where user_id is not null;`)
  }

  async down() {
    this.schema.dropTable('listing_sights')
  }
}
