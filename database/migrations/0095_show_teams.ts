import { BaseSchema } from '@adonisjs/lucid/schema'

/** Photos of teams, like avatars. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('teams', (table) => {
      table.integer('photo_image_id').references('images.id').onDelete('SET NULL')
      table.text('photo_url')
    })
    this.schema.raw(
      `create index teams_photo_image_id_index on teams (photo_image_id)
       where photo_image_id is not null`
    )
  }

  async down() {
    this.schema.alterTable('teams', (table) => {
      table.dropColumn('photo_image_id')
      table.dropColumn('photo_url')
    })
  }
}
