import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rows that failed can be mended: which cells are at fault, and their photos wait meanwhile. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table listing_import_rows add column faults jsonb not null default '[]';
      alter table listing_import_photos
        drop constraint listing_import_photos_status_check,
        add constraint listing_import_photos_status_check check
          (status in ('pending', 'stored', 'failed', 'waiting'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table listing_import_rows drop column faults;
      delete from listing_import_photos where status = 'waiting';
      alter table listing_import_photos
        drop constraint listing_import_photos_status_check,
        add constraint listing_import_photos_status_check check
          (status in ('pending', 'stored', 'failed'));
    `)
  }
}
