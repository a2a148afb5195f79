import { BaseSchema } from '@adonisjs/lucid/schema'

const BEFORE = ['property', 'floor_plan', 'avatar', 'design', 'chat', 'video', 'journal']

/**
 * Boards of a home that people dream of: who is on them, who is invited, what is pinned to them,
 * and who voted for it. A board's owner is one of its members. Each item has what its kind shows,
 * and a listing, a design or a photo is on a board only once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table dreams (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        title text not null,
        description text not null default '',
        visibility text not null default 'private'
          check (visibility in ('private', 'link', 'public')),
        link_token text unique,
        criteria jsonb,
        criteria_since timestamptz(3),
        matches_told_at timestamptz(3),
        cover_item_id integer,
        version integer not null default 1,
        taken_down_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint dreams_link check ((link_token is not null) = (visibility = 'link')),
        constraint dreams_criteria check ((criteria is null) = (criteria_since is null)),
        constraint dreams_taken_down check (visibility = 'private' or taken_down_at is null));
      create index dreams_own on dreams (user_id, id);
      create index dreams_public on dreams (user_id, id) where visibility = 'public';
      create index dreams_searching on dreams (id) where criteria is not null;

      create table dream_members (
        dream_id integer not null references dreams (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        joined_at timestamptz(3) not null default now(),
        primary key (dream_id, user_id));
      create index dream_members_user on dream_members (user_id, dream_id);

      create table dream_invitations (
        id serial primary key,
        dream_id integer not null references dreams (id) on delete cascade,
        email text not null,
        invited_by_user_id integer references users (id) on delete cascade,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        unique (dream_id, email));
      create index dream_invitations_email on dream_invitations (email);
      create index dream_invitations_inviter on dream_invitations (invited_by_user_id);

      create table dream_items (
        id serial primary key,
        dream_id integer not null references dreams (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        kind text not null check (kind in ('wish', 'note', 'image', 'design', 'property')),
        text text not null default '',
        url text,
        image_id integer references images (id) on delete cascade,
        design_id integer references designs (id) on delete cascade,
        property_id integer references properties (id) on delete cascade,
        position integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint dream_items_kind check (
          (image_id is not null) = (kind = 'image')
          and (design_id is not null) = (kind = 'design')
          and (property_id is not null) = (kind = 'property')
          and (url is null or kind = 'note')
          and (kind not in ('wish', 'note') or text <> '' or url is not null)));
      create index dream_items_order on dream_items (dream_id, position, id);
      create index dream_items_user on dream_items (user_id);
      create unique index dream_items_image on dream_items (dream_id, image_id);
      create unique index dream_items_design on dream_items (dream_id, design_id);
      create unique index dream_items_property on dream_items (dream_id, property_id);
      create index dream_items_of_image on dream_items (image_id);
      create index dream_items_of_design on dream_items (design_id);
      create index dream_items_of_property on dream_items (property_id);

      alter table dreams add constraint dreams_cover
        foreign key (cover_item_id) references dream_items (id) on delete set null;
      create index dreams_cover_item on dreams (cover_item_id);

      create table dream_votes (
        item_id integer not null references dream_items (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (item_id, user_id));
      create index dream_votes_user on dream_votes (user_id);`)
    this.#allow([...BEFORE, 'dream'])
  }

  async down() {
    this.schema.raw('alter table dreams drop constraint dreams_cover')
    for (const table of ['votes', 'items', 'invitations', 'members']) {
      this.schema.dropTable(`dream_${table}`)
    }
    this.schema.dropTable('dreams')
    this.schema.raw(`delete from images where purpose = 'dream'`)
    this.#allow(BEFORE)
  }

  #allow(purposes: string[]) {
    const list = purposes.map((purpose) => `'${purpose}'`).join(', ')
    this.schema.raw('alter table images drop constraint images_purpose_check')
    this.schema.raw(
      `alter table images add constraint images_purpose_check check (purpose in (${list}))`
    )
  }
}
