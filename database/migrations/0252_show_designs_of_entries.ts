import { BaseSchema } from '@adonisjs/lucid/schema'

/** Readers see the design that an entry is about, as they see those in its text. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into journal_entry_designs (entry_id, design_id)
        select e.id, e.design_id from journal_entries e where e.design_id is not null
        on conflict do nothing`)
  }

  /** The next save of an entry's text leaves out what is too many. */
  async down() {}
}
