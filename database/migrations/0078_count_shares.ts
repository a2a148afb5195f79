import { BaseSchema } from '@adonisjs/lucid/schema'

/** Shares are counted as views are: once for each visitor and day. */
export default class extends BaseSchema {
  async up() {
    for (const statement of [
      `alter table listing_views drop constraint listing_views_count`,
      `alter table listing_views add column shares integer not null default 0`,
      `alter table listing_views add constraint listing_views_count
        check (views >= 0 and shares >= 0 and views + shares > 0)`,
      `alter table listing_viewers add column deed text not null default 'view'
        check (deed in ('view', 'share'))`,
      `alter table listing_viewers drop constraint listing_viewers_pkey`,
      `alter table listing_viewers add primary key (day, property_id, visitor, deed)`,
    ]) {
      this.schema.raw(statement)
    }
  }

  async down() {
    for (const statement of [
      `delete from listing_viewers where deed = 'share'`,
      `alter table listing_viewers drop constraint listing_viewers_pkey`,
      `alter table listing_viewers add primary key (day, property_id, visitor)`,
      `alter table listing_viewers drop column deed`,
      `delete from listing_views where views = 0`,
      `alter table listing_views drop constraint listing_views_count`,
      `alter table listing_views drop column shares`,
      `alter table listing_views add constraint listing_views_count check (views > 0)`,
    ]) {
      this.schema.raw(statement)
    }
  }
}
