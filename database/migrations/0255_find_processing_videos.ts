import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every page of a signed-in person tells which of their videos are being processed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `create index videos_processing on videos (user_id, id) where status = 'processing'`
    )
  }

  async down() {
    this.schema.raw('drop index videos_processing')
  }
}
