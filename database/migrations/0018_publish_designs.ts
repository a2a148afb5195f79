import { BaseSchema } from '@adonisjs/lucid/schema'

/** Public designs, with a partial index for the newest of all and of each choice. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('designs', (table) => {
      table.timestamp('published_at')
      table.timestamp('featured_at')
      table.timestamp('taken_down_at')
    })
    this.schema.raw(`
      alter table designs
        add constraint designs_public_by_link check (
          published_at is null
          or status = 'completed' and share_token is not null
            and share_revoked_at is null and taken_down_at is null),
        add constraint designs_featured_when_public check (
          featured_at is null or published_at is not null);

      create index designs_public on designs (published_at desc, id desc)
        where published_at is not null;
      create index designs_public_of_user on designs (user_id, published_at desc, id desc)
        where published_at is not null;
      create index designs_public_in_room
        on designs ((options ->> 'roomType'), published_at desc, id desc)
        where published_at is not null;
      create index designs_public_in_theme
        on designs ((options ->> 'theme'), published_at desc, id desc)
        where published_at is not null;
      create index designs_public_by_designer
        on designs ((options ->> 'designer'), published_at desc, id desc)
        where published_at is not null;
      create index designs_public_in_color on designs using gin ((options -> 'colors'))
        where published_at is not null;
      create index designs_featured on designs (featured_at desc, id desc)
        where featured_at is not null;
    `)
  }

  async down() {
    this.schema.alterTable('designs', (table) => {
      table.dropColumns('published_at', 'featured_at', 'taken_down_at')
    })
  }
}
