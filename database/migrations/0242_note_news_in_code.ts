import { BaseSchema } from '@adonisjs/lucid/schema'

/** Listings that come into searches, or get another price, are noted where that is written. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop trigger note_priced on price_changes;
      drop trigger note_listed on listed_properties;
      drop function note_news();`)
  }

  async down() {
    this.schema.raw(`
      create function note_news() returns trigger language plpgsql as $$
      begin
        if exists (select from saved_searches) then
          insert into listing_news (property_id) values (new.property_id)
          on conflict (property_id) do update set after_search_id = 0;
        end if;
        return null;
      end $$;
      create trigger note_listed after insert on listed_properties
        for each row execute function note_news();
      create trigger note_priced after insert on price_changes
        for each row execute function note_news();`)
  }
}
