import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Reports outlive the people and things they are about: evidence is kept as it was. `json`, because
 * `jsonb` would reorder its keys.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reports', (table) => {
      table.increments('id')
      table.integer('reporter_id').references('users.id').onDelete('SET NULL')
      table.integer('reported_user_id').references('users.id').onDelete('SET NULL').index()
      table.text('subject_type').notNullable()
      table.integer('subject_id').notNullable()
      table.text('reason').notNullable().checkIn(['spam', 'harassment', 'fraud', 'nudity', 'other'])
      table.text('note')
      table.json('evidence').notNullable()
      table
        .text('status')
        .notNullable()
        .defaultTo('open')
        .checkIn(['open', 'resolved', 'dismissed'])
      table.integer('resolved_by_id').references('users.id').onDelete('SET NULL')
      table.text('resolution_note')
      table.timestamp('resolved_at')
      table.timestamp('created_at').notNullable()
      table.index(['status', 'id'])
      table.check('char_length(note) <= 1000', [], 'reports_note_length')
      table.check(`(status = 'open') = (resolved_at is null)`, [], 'reports_resolved_whole')
    })
    this.schema.raw(
      `create unique index reports_open_once on reports (reporter_id, subject_type, subject_id)
       where status = 'open'`
    )
  }

  async down() {
    this.schema.dropTable('reports')
  }
}
