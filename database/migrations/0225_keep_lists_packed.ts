import { BaseSchema } from '@adonisjs/lucid/schema'

const COUNTED = ['created', 'updated', 'failed', 'held', 'skipped']
const UNDONE = ['undone', 'kept']
const COUNTERS = [...COUNTED, ...UNDONE]

const is = (name: string) => (UNDONE.includes(name) ? `undo = '${name}'` : `status = '${name}'`)
const each = (write: (name: string) => string) => COUNTERS.map(write).join(', ')

/**
 * The later rows of a long list, packed, until the import's worker unpacks them bit by bit; and
 * what became of the rows as numbers that are kept, since counting thousands several times a second
 * takes longer than importing them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('listing_import_parts', (table) => {
      table.integer('import_id').notNullable().references('listing_imports.id').onDelete('CASCADE')
      table.integer('part').notNullable()
      table.binary('packed').notNullable()
      table.primary(['import_id', 'part'])
    })
    this.schema.alterTable('listing_imports', (table) => {
      for (const name of COUNTERS) table.integer(name).notNullable().defaultTo(0)
    })
    this.schema.raw(`
      update listing_imports i set ${each((name) => `${name} = counted.${name}`)}
      from (select import_id, ${each((name) => `count(*) filter (where ${is(name)}) as ${name}`)}
        from listing_import_rows group by import_id) counted
      where i.id = counted.import_id
    `)
    this.schema.raw(`
      create function count_new_import_rows() returns trigger language plpgsql as $$
      begin
        update listing_imports i set failed = i.failed + added.failed
        from (select import_id, count(*) as failed from rows_after where status = 'failed'
          group by import_id) added
        where i.id = added.import_id;
        return null;
      end $$
    `)
    this.schema.raw(`
      create trigger count_new_import_rows after insert on listing_import_rows
      referencing new table as rows_after
      for each statement execute function count_new_import_rows()
    `)
    this.schema.raw(`
      create function count_import_rows() returns trigger language plpgsql as $$
      begin
        update listing_imports i set ${each((name) => `${name} = i.${name} + change.${name}`)}
        from (select import_id,
            ${each((name) => `coalesce(sum(step) filter (where ${is(name)}), 0) as ${name}`)}
          from (select import_id, status, undo, 1 as step from rows_after
            union all select import_id, status, undo, -1 from rows_before) seen
          group by import_id) change
        where i.id = change.import_id
          and (${each((name) => `change.${name}`)}) <> (${each(() => '0')});
        return null;
      end $$
    `)
    this.schema.raw(`
      create trigger count_import_rows after update on listing_import_rows
      referencing old table as rows_before new table as rows_after
      for each statement execute function count_import_rows()
    `)
  }

  async down() {
    this.schema.raw('drop trigger count_import_rows on listing_import_rows')
    this.schema.raw('drop trigger count_new_import_rows on listing_import_rows')
    this.schema.raw('drop function count_import_rows')
    this.schema.raw('drop function count_new_import_rows')
    this.schema.alterTable('listing_imports', (table) => table.dropColumns(...COUNTERS))
    this.schema.dropTable('listing_import_parts')
  }
}
