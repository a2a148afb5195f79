import { BaseSchema } from '@adonisjs/lucid/schema'

/** Documents of listings, who asked for them, and the files, which several may share. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('document_files', (table) => {
      table.uuid('key').primary()
      table.integer('bytes').notNullable()
      table.integer('pages')
      table.timestamp('claimed_until').notNullable()
      table.timestamp('removing_since')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('property_documents', (table) => {
      table.uuid('id').primary().defaultTo(this.db.knexRawQuery('gen_random_uuid()'))
      table.integer('property_id').notNullable().references('properties.id').onDelete('CASCADE')
      table.uuid('file_key').notNullable().references('document_files.key').index()
      table.text('name').notNullable()
      table.boolean('is_public').notNullable().defaultTo(false)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['property_id', 'created_at'])
    })

    this.schema.createTable('document_requests', (table) => {
      table.increments('id')
      table
        .uuid('document_id')
        .notNullable()
        .references('property_documents.id')
        .onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .text('status')
        .notNullable()
        .defaultTo('waiting')
        .checkIn(['waiting', 'accepted', 'declined'])
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('decided_at')
      table.unique(['document_id', 'user_id'])
    })

    this.schema.raw(`
      insert into components (property_id, type, content, created_at, updated_at)
      select id, 'documents', '{}', now(), now() from properties
      on conflict do nothing
    `)
  }

  async down() {
    this.schema.raw(`delete from components where type = 'documents'`)
    for (const table of ['document_requests', 'property_documents', 'document_files']) {
      this.schema.dropTable(table)
    }
  }
}
