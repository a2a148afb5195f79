import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Saved searches with alerts, of an account or, before there is one, an email address. Triggers
 * record changes to listings, so that no way of publishing misses them; an address that gets an
 * account brings its searches along.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('saved_searches', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('CASCADE').index()
      table.text('email')
      table.text('name').notNullable()
      table.jsonb('query').notNullable()
      table.specificType('bounds', 'box')
      table.text('frequency').notNullable().checkIn(['instant', 'daily', 'weekly'])
      table.boolean('is_paused').notNullable().defaultTo(false)
      table.specificType(
        'recipient',
        `text not null generated always as
           (case when user_id is null then 'email:' || email else 'user:' || user_id::text end) stored`
      )
      table.timestamp('confirmed_at')
      table.timestamp('seen_at').notNullable().defaultTo(this.now())
      table.timestamp('mailed_at')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('(user_id is null) <> (email is null)', [], 'saved_searches_one_owner')
      table.index('recipient')
      table.index('email')
    })
    this.schema.raw(`
      create index saved_searches_active on saved_searches (id)
      where not is_paused and confirmed_at is not null
    `)

    this.schema.createTable('search_matches', (table) => {
      table.integer('search_id').notNullable().references('saved_searches.id').onDelete('CASCADE')
      table
        .integer('property_id')
        .notNullable()
        .references('properties.id')
        .onDelete('CASCADE')
        .index()
      table.decimal('price', 20, 8).notNullable()
      table.text('currency').notNullable()
      table.timestamp('matched_at').notNullable().defaultTo(this.now())
      table.boolean('is_mail_pending').notNullable()
      table.text('mail_id')
      table.primary(['search_id', 'property_id', 'price', 'currency'])
    })
    this.schema.raw(`
      create index search_matches_pending on search_matches (search_id) where is_mail_pending
    `)

    this.schema.createTable('search_mails', (table) => {
      table.text('recipient').primary()
      table.timestamp('claimed_at')
      table.timestamp('mailed_at')
    })

    this.schema.createTable('listing_news', (table) => {
      table.integer('property_id').primary().references('properties.id').onDelete('CASCADE')
      table.integer('after_search_id').notNullable().defaultTo(0)
    })
    for (const statement of [NOTE, ADOPT]) this.schema.raw(statement)
    this.schema.raw(`
      create trigger note_listed after insert on listed_properties
      for each row execute function note_news()
    `)
    this.schema.raw(`
      create trigger note_priced after insert on price_changes
      for each row execute function note_news()
    `)
    this.schema.raw(`
      create trigger adopt_searches after insert or update of email, email_verified_at on users
      for each row when (new.email_verified_at is not null)
      execute function adopt_searches()
    `)
  }

  async down() {
    this.schema.raw('drop trigger adopt_searches on users')
    this.schema.raw('drop trigger note_priced on price_changes')
    this.schema.raw('drop trigger note_listed on listed_properties')
    this.schema.raw('drop function adopt_searches()')
    this.schema.raw('drop function note_news()')
    for (const table of ['listing_news', 'search_mails', 'search_matches', 'saved_searches']) {
      this.schema.dropTable(table)
    }
  }
}

const NOTE = `
  create function note_news() returns trigger language plpgsql as $$
  begin
    if exists (select from saved_searches) then
      insert into listing_news (property_id) values (new.property_id)
      on conflict (property_id) do update set after_search_id = 0;
    end if;
    return null;
  end $$
`

const ADOPT = `
  create function adopt_searches() returns trigger language plpgsql as $$
  begin
    update saved_searches set user_id = new.id, email = null
    where email = new.email and confirmed_at is not null;
    delete from search_mails where recipient = 'email:' || new.email;
    return null;
  end $$
`
