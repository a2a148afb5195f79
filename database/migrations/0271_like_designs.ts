import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who likes a design that its owner shows to others. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table design_likes (
        design_id integer not null references designs (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (design_id, user_id));
      create index design_likes_user on design_likes (user_id);`)
  }

  async down() {
    this.schema.dropTable('design_likes')
  }
}
