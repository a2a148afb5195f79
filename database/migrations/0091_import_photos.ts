import { BaseSchema } from '@adonisjs/lucid/schema'

/** Imports bring photos, features and statuses along, and can be stopped. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table listing_imports
        add column publish boolean not null default false,
        drop constraint listing_imports_status_check,
        add constraint listing_imports_status_check check
          (status in ('pending', 'processing', 'completed', 'cancelled', 'undoing', 'undone'));
      alter table listing_import_rows
        add column notes jsonb not null default '[]',
        add column publish boolean not null default false,
        add column features_before jsonb,
        drop constraint listing_import_rows_status_check,
        add constraint listing_import_rows_status_check check
          (status in ('pending', 'created', 'updated', 'failed', 'skipped'));
    `)

    this.schema.createTable('listing_import_photos', (table) => {
      table.integer('import_id').notNullable()
      table.integer('row').notNullable()
      table.integer('position').notNullable()
      table.text('address').notNullable()
      table.text('alt')
      table
        .text('status')
        .notNullable()
        .defaultTo('pending')
        .checkIn(['pending', 'stored', 'failed'])
      table.text('reason')
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('image_id').references('images.id').onDelete('SET NULL').index()
      table.primary(['import_id', 'row', 'position'])
      table
        .foreign(['import_id', 'row'])
        .references(['import_id', 'row'])
        .inTable('listing_import_rows')
        .onDelete('CASCADE')
      table.index(['import_id', 'status'], 'listing_import_photos_next')
    })
  }

  async down() {
    this.schema.dropTable('listing_import_photos')
    this.schema.raw(`
      update listing_imports set status = 'completed' where status = 'cancelled';
      update listing_import_rows set status = 'failed' where status = 'skipped';
      alter table listing_imports drop column publish,
        drop constraint listing_imports_status_check,
        add constraint listing_imports_status_check check
          (status in ('pending', 'processing', 'completed', 'undoing', 'undone'));
      alter table listing_import_rows
        drop column notes, drop column publish, drop column features_before,
        drop constraint listing_import_rows_status_check,
        add constraint listing_import_rows_status_check check
          (status in ('pending', 'created', 'updated', 'failed'));
    `)
  }
}
