import { BaseSchema } from '@adonisjs/lucid/schema'

/** Followers are told of each journal entry once; those published before count as told. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table journal_entries add column announced_at timestamptz(3),
        add column told_follow_id integer not null default 0;
      create index journal_entries_news on journal_entries (published_at)
        where status = 'publish' and announced_at is null;
      update journal_entries set announced_at = now() where status = 'publish';`)
  }

  async down() {
    this.schema.alterTable('journal_entries', (table) => {
      table.dropColumns('announced_at', 'told_follow_id')
    })
  }
}
