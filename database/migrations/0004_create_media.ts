import { BaseSchema } from '@adonisjs/lucid/schema'

/** Images: bytes are stored once (`image_contents`), each upload is a row (`images`). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('image_contents', (table) => {
      table.text('hash').primary()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.text('original_file').notNullable()
      table.integer('original_bytes').notNullable()
      table.text('placeholder').notNullable()
      table.jsonb('variants').notNullable().defaultTo('[]')
      table
        .text('status')
        .notNullable()
        .defaultTo('new')
        .checkIn(['new', 'pending', 'ready', 'failed'])
      table.integer('attempts').notNullable().defaultTo(0)
      table.text('error')
      table.timestamp('removing_since')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(`hash ~ '^[0-9a-f]{64}$'`, [], 'image_contents_hash_shape')
    })
    this.schema.raw(
      `create index image_contents_pending on image_contents (updated_at) where status = 'pending'`
    )

    this.schema.createTable('image_claims', (table) => {
      table.uuid('token').primary()
      table
        .text('content_hash')
        .notNullable()
        .references('image_contents.hash')
        .onDelete('CASCADE')
        .index()
      table.timestamp('expires_at').notNullable()
    })

    this.schema.createTable('images', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('content_hash').notNullable().references('image_contents.hash').index()
      table.text('purpose').notNullable().checkIn(['property', 'avatar', 'design', 'chat'])
      table.boolean('is_private').notNullable().defaultTo(false)
      table.text('alt')
      table.integer('uses').notNullable().defaultTo(0)
      table.timestamp('unused_since').defaultTo(this.now())
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('(uses > 0) = (unused_since is null)', [], 'images_unused_since_without_uses')
    })
    this.schema.raw(
      'create index images_unused on images (unused_since) where unused_since is not null'
    )
  }

  async down() {
    for (const table of ['images', 'image_claims', 'image_contents']) this.schema.dropTable(table)
  }
}
