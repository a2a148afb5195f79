import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploaded videos, what was made of each, and their captions. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table images drop constraint images_purpose_check')
    this.schema.raw(
      `alter table images add constraint images_purpose_check
         check (purpose in ('property', 'floor_plan', 'avatar', 'design', 'chat', 'video'))`
    )

    this.schema.createTable('videos', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('slug').notNullable().unique()
      table.text('title').notNullable().defaultTo('')
      table
        .text('status')
        .notNullable()
        .defaultTo('blank')
        .checkIn(['blank', 'uploading', 'processing', 'ready', 'failed'])
      table.integer('progress').notNullable().defaultTo(0)
      table.text('error')

      table.text('upload_id').unique()
      table.text('source_key')
      table.bigInteger('source_bytes')
      table
        .uuid('folder')
        .notNullable()
        .unique()
        .defaultTo(this.db.knexRawQuery('gen_random_uuid()'))

      table.integer('duration_ms')
      table.integer('width')
      table.integer('height')
      table.boolean('has_audio').notNullable().defaultTo(false)
      table.jsonb('renditions').notNullable().defaultTo('[]')
      table.jsonb('storyboard')
      table.bigInteger('mp4_bytes')
      table.bigInteger('stored_bytes').notNullable().defaultTo(0)
      table.integer('poster_image_id').references('images.id').onDelete('SET NULL').index()
      table.integer('poster_time_ms')

      table.integer('attempts').notNullable().defaultTo(0)
      table.text('worker_id')
      table.timestamp('leased_until')
      table.timestamp('queued_at')
      table.timestamp('removing_since')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'id'], 'videos_of_user')
    })
    this.schema.raw(
      `create index videos_waiting on videos (queued_at, id) where status = 'processing'`
    )

    this.schema.createTable('video_captions', (table) => {
      table.integer('video_id').notNullable().references('videos.id').onDelete('CASCADE')
      table.text('language').notNullable()
      table.text('label').notNullable()
      table.text('content').notNullable()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.primary(['video_id', 'language'])
    })
  }

  async down() {
    for (const table of ['video_captions', 'videos']) this.schema.dropTable(table)
    this.schema.raw(`delete from images where purpose = 'video'`)
    this.schema.raw('alter table images drop constraint images_purpose_check')
    this.schema.raw(
      `alter table images add constraint images_purpose_check
         check (purpose in ('property', 'floor_plan', 'avatar', 'design', 'chat'))`
    )
  }
}
