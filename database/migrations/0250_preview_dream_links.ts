import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the page behind a link on a dream board says of itself, and its picture. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table dream_items add column preview jsonb,
        add column preview_image_id integer references images (id) on delete set null,
        add constraint dream_items_preview check (
          (preview is null or url is not null)
          and (preview_image_id is null or preview is not null));
      create index dream_items_of_preview on dream_items (preview_image_id)
        where preview_image_id is not null;`)
  }

  async down() {
    this.schema.alterTable('dream_items', (table) => {
      table.dropColumns('preview', 'preview_image_id')
    })
  }
}
