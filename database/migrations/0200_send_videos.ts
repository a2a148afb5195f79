import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which messages show which videos, to decide who may watch a private one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('message_videos', (table) => {
      table.integer('message_id').notNullable().references('messages.id').onDelete('CASCADE')
      table.integer('video_id').notNullable().references('videos.id').onDelete('CASCADE').index()
      table.primary(['message_id', 'video_id'])
    })
  }

  async down() {
    this.schema.dropTable('message_videos')
  }
}
