import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every page of a signed-in person tells what they are uploading. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index videos_uploading on videos (user_id, id) where status = 'uploading'`
    )
  }

  async down() {
    this.schema.raw('drop index videos_uploading')
  }
}
