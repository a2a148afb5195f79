import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A key belongs to the list it came in, so one key may stand for several homes; and rows that wait
 * for their realtor to say which. Keys from before belong to a list that nobody knows any more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table listing_sources
        add column source text not null default '',
        drop constraint listing_sources_pkey,
        add primary key (user_id, key, source, property_id);
      alter table listing_import_rows
        add column source text not null default '',
        add column decision text check (decision in ('update', 'add', 'skip')),
        drop constraint listing_import_rows_status_check,
        add constraint listing_import_rows_status_check check
          (status in ('pending', 'created', 'updated', 'failed', 'skipped', 'held'));
    `)
  }

  async down() {
    this.schema.raw(`
      update listing_import_rows set status = 'skipped' where status = 'held';
      alter table listing_import_rows
        drop column source, drop column decision,
        drop constraint listing_import_rows_status_check,
        add constraint listing_import_rows_status_check check
          (status in ('pending', 'created', 'updated', 'failed', 'skipped'));
      delete from listing_sources other using listing_sources kept
        where other.user_id = kept.user_id and other.key = kept.key
          and (other.property_id, other.source) < (kept.property_id, kept.source);
      alter table listing_sources
        drop constraint listing_sources_pkey,
        drop column source,
        add primary key (user_id, key);
    `)
  }
}
