import { BaseSchema } from '@adonisjs/lucid/schema'

const BEFORE = ['property', 'floor_plan', 'avatar', 'design', 'chat', 'video']

/**
 * Journals, their entries, and earlier versions of what an entry said. An entry's images are those
 * of its text and of the versions that are kept of it; only the former are shown.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table journals (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        slug text not null unique,
        title text not null,
        description text not null default '',
        visibility text not null default 'private'
          check (visibility in ('private', 'link', 'public')),
        cover_image_id integer references images (id) on delete set null,
        taken_down_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint journals_taken_down check (visibility = 'private' or taken_down_at is null));
      create index journals_of_user on journals (user_id, id);
      create index journals_cover on journals (cover_image_id);

      create table journal_entries (
        id serial primary key,
        journal_id integer not null references journals (id) on delete cascade,
        title text not null default '',
        body jsonb,
        excerpt text not null default '',
        words integer not null default 0,
        room text,
        cover_image_id integer references images (id) on delete set null,
        design_id integer references designs (id) on delete set null,
        property_id integer references properties (id) on delete set null,
        status text not null default 'draft' check (status in ('draft', 'scheduled', 'publish')),
        version integer not null default 1,
        published_at timestamptz(3),
        taken_down_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint journal_entries_dated check (status = 'draft' or published_at is not null),
        constraint journal_entries_taken_down check (status = 'draft' or taken_down_at is null));
      create index journal_entries_of_journal on journal_entries (journal_id, id);
      create index journal_entries_newest on journal_entries (journal_id, published_at desc, id desc)
        where status = 'publish';
      create index journal_entries_due on journal_entries (published_at) where status = 'scheduled';
      create index journal_entries_cover on journal_entries (cover_image_id);
      create index journal_entries_design on journal_entries (design_id);
      create index journal_entries_property on journal_entries (property_id);

      create table journal_entry_images (
        entry_id integer not null references journal_entries (id) on delete cascade,
        image_id integer not null references images (id) on delete cascade,
        is_shown boolean not null,
        primary key (entry_id, image_id));
      create index journal_entry_images_image on journal_entry_images (image_id);

      create table journal_entry_designs (
        entry_id integer not null references journal_entries (id) on delete cascade,
        design_id integer not null references designs (id) on delete cascade,
        primary key (entry_id, design_id));
      create index journal_entry_designs_design on journal_entry_designs (design_id);

      create table journal_entry_versions (
        entry_id integer not null references journal_entries (id) on delete cascade,
        version integer not null,
        title text not null,
        body jsonb,
        words integer not null,
        saved_at timestamptz(3) not null,
        primary key (entry_id, version));`)
    this.#allow([...BEFORE, 'journal'])
  }

  async down() {
    for (const table of ['entry_versions', 'entry_designs', 'entry_images', 'entries']) {
      this.schema.dropTable(`journal_${table}`)
    }
    this.schema.dropTable('journals')
    this.schema.raw(`delete from images where purpose = 'journal'`)
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
