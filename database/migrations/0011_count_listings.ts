import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Maintains `user_stats.properties_count`, a person's number of public listings. A trigger, so that
 * no way of changing a listing misses it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function count_listings() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.status = 'publish' and not old.is_private then
          update user_stats set properties_count = properties_count - 1 where user_id = old.user_id;
        end if;
        if tg_op <> 'DELETE' and new.status = 'publish' and not new.is_private then
          update user_stats set properties_count = properties_count + 1 where user_id = new.user_id;
        end if;
        return null;
      end $$
    `)
    this.schema.raw(`
      create trigger count_listings
      after insert or delete or update of status, is_private, user_id on properties
      for each row execute function count_listings()
    `)
  }

  async down() {
    this.schema.raw('drop trigger count_listings on properties')
    this.schema.raw('drop function count_listings()')
  }
}
