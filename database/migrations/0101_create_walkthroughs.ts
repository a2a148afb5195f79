import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tours of homes: videos in order, grouped in lists, with chapters. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('walkthroughs', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('property_id').references('properties.id').onDelete('SET NULL').index()
      table.text('slug').notNullable().unique()
      table.text('title').notNullable().defaultTo('')
      table.text('description').notNullable().defaultTo('')
      table.text('status').notNullable().defaultTo('draft').checkIn(['draft', 'publish'])
      table.integer('version').notNullable().defaultTo(0)
      table.timestamp('published_at')
      table.timestamp('taken_down_at')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'id'], 'walkthroughs_of_user')
    })

    this.schema.createTable('video_lists', (table) => {
      table.increments('id')
      table
        .integer('walkthrough_id')
        .notNullable()
        .references('walkthroughs.id')
        .onDelete('CASCADE')
        .index()
      table.text('name').notNullable()
      table.integer('position').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('walkthrough_videos', (table) => {
      table.integer('video_id').primary().references('videos.id').onDelete('CASCADE')
      table
        .integer('walkthrough_id')
        .notNullable()
        .references('walkthroughs.id')
        .onDelete('CASCADE')
        .index()
      table.integer('list_id').references('video_lists.id').onDelete('SET NULL').index()
      table.integer('position').notNullable()
      table.integer('starts_ms')
      table.integer('ends_ms')
      table.jsonb('chapters').notNullable().defaultTo('[]')
    })
  }

  async down() {
    for (const table of ['walkthrough_videos', 'video_lists', 'walkthroughs']) {
      this.schema.dropTable(table)
    }
  }
}
