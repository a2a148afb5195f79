import { BaseSchema } from '@adonisjs/lucid/schema'

/** Searches of an address move to an account where that proves the address. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop trigger adopt_searches on users;
      drop function adopt_searches();`)
  }

  async down() {
    this.schema.raw(`
      create function adopt_searches() returns trigger language plpgsql as $$
      begin
        update saved_searches set user_id = new.id, email = null
        where email = new.email and confirmed_at is not null;
        delete from search_mails where recipient = 'email:' || new.email;
        return null;
      end $$;
      create trigger adopt_searches after insert or update of email, email_verified_at on users
        for each row when (new.email_verified_at is not null)
        execute function adopt_searches();`)
  }
}
