import { BaseSchema } from '@adonisjs/lucid/schema'

/** Viewings keep their id in calendars when they move, and each move has mails of its own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table viewings add column first_starts_at timestamptz(3);
      update viewings set first_starts_at = starts_at;
      alter table viewings alter column first_starts_at set not null;
      alter table viewing_mails add column revision integer not null default 0;
      update viewing_mails m set revision = v.revision from viewings v where v.id = m.viewing_id;
      alter table viewing_mails drop constraint viewing_mails_viewing_id_kind_key;
      alter table viewing_mails add constraint viewing_mails_once
        unique (viewing_id, kind, revision);
      alter table viewing_mails drop constraint viewing_mails_kind_check;
      alter table viewing_mails add constraint viewing_mails_kind_check
        check (kind in ('confirmed', 'declined', 'canceled', 'moved', 'reminder'));`)
  }

  async down() {
    this.schema.raw(`
      delete from viewing_mails m where kind = 'moved' or exists (
        select from viewing_mails later where later.viewing_id = m.viewing_id
          and later.kind = m.kind and later.revision > m.revision);
      alter table viewing_mails drop constraint viewing_mails_kind_check;
      alter table viewing_mails add constraint viewing_mails_kind_check
        check (kind in ('confirmed', 'declined', 'canceled', 'reminder'));
      alter table viewing_mails drop constraint viewing_mails_once;
      alter table viewing_mails add constraint viewing_mails_viewing_id_kind_key
        unique (viewing_id, kind);
      alter table viewing_mails drop column revision;
      alter table viewings drop column first_starts_at;`)
  }
}
