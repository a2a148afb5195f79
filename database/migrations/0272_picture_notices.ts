import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a notice is about, whose picture it shows: a listing, a design. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table notifications add column about_of text, add column about_id integer,
        add constraint notifications_about check ((about_of is null) = (about_id is null))`)
  }

  async down() {
    this.schema.alterTable('notifications', (table) => {
      table.dropColumns('about_of', 'about_id')
    })
  }
}
