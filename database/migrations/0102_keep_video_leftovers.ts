import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Files of videos whose rows are gone, however they went: removed, swept or with their account. A
 * job deletes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('video_leftovers', (table) => {
      table.uuid('folder').primary()
      table.text('source_key')
      table.text('upload_id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('deleted_at')
    })
    this.schema.raw(`
      create function keep_video_leftovers() returns trigger language plpgsql as $$
      begin
        insert into video_leftovers (folder, source_key, upload_id)
        values (old.folder, old.source_key, old.upload_id) on conflict do nothing;
        return null;
      end $$
    `)
    this.schema.raw(`
      create trigger keep_video_leftovers after delete on videos
      for each row execute function keep_video_leftovers()
    `)
    this.schema.raw(
      `create index videos_unfinished on videos (updated_at) where status in ('blank', 'uploading')`
    )
    this.schema.raw(
      'create index videos_removed on videos (removing_since) where removing_since is not null'
    )
  }

  async down() {
    this.schema.raw('drop index videos_unfinished')
    this.schema.raw('drop index videos_removed')
    this.schema.raw('drop trigger keep_video_leftovers on videos')
    this.schema.raw('drop function keep_video_leftovers')
    this.schema.dropTable('video_leftovers')
  }
}
