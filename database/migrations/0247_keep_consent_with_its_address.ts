import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Consent is given with an address, so it ends when the contact gets another one. Whoever withdrew
 * it is remembered by farm and address, whatever becomes of the contact, until they confirm again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('farm_withdrawals', (table) => {
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE')
      table.text('email').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['farm_id', 'email'])
    })
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        table.text('email')
      })
    }
    for (const statement of STATEMENTS) this.schema.raw(statement)
  }

  async down() {
    this.schema.raw('drop trigger end_farm_consent on farm_contacts')
    this.schema.raw('drop trigger keep_farm_withdrawal on farm_contacts')
    this.schema.raw('drop function end_farm_consent')
    this.schema.raw('drop function keep_farm_withdrawal')
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => table.dropColumn('email'))
    }
    this.schema.dropTable('farm_withdrawals')
  }
}

/** Each row keeps the address it is about. */
const TABLES = ['farm_consents', 'farm_sign_ups', 'farm_campaign_recipients']

const STATEMENTS = [
  `insert into farm_withdrawals (farm_id, email)
     select farm_id, email from farm_contacts
     where consent_status = 'withdrawn' and email is not null`,
  'alter table farm_consents disable trigger keep_farm_consents',
  `update farm_consents e set email = c.email from farm_contacts c where c.id = e.contact_id`,
  'alter table farm_consents enable trigger keep_farm_consents',
  `update farm_sign_ups s set email = c.email from farm_contacts c where c.id = s.contact_id`,
  `update farm_campaign_recipients r set email = c.email from farm_contacts c
     where c.id = r.contact_id and r.status in ('handing', 'sent', 'failed', 'unsure')`,

  `create function keep_farm_withdrawal() returns trigger language plpgsql as $$
   begin
     if exists (select from farm_withdrawals w
       where w.farm_id = new.farm_id and w.email = new.email) then
       new.consent_status := 'withdrawn';
     end if;
     return new;
   end $$`,
  `create trigger keep_farm_withdrawal before insert or update of email on farm_contacts
     for each row execute function keep_farm_withdrawal()`,

  // fires first: triggers go by name
  `create function end_farm_consent() returns trigger language plpgsql as $$
   begin
     new.shows_clicks := false;
     if old.consent_status <> 'withdrawn' then new.consent_status := 'none'; end if;
     return new;
   end $$`,
  `create trigger end_farm_consent before update of email on farm_contacts
     for each row when (old.email is distinct from new.email)
     execute function end_farm_consent()`,
]
