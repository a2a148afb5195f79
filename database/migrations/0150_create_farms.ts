import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A farm is a realtor's or a team's: contacts, areas drawn on the map, and segments. Triggers keep
 * which contacts are inside which areas, count changes to a contact, and keep consent as evidence
 * that only ever grows.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('farms', (table) => {
      table.increments('id')
      table.integer('user_id').unique().references('users.id').onDelete('CASCADE')
      table.integer('team_id').unique().references('teams.id').onDelete('CASCADE')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('(user_id is null) <> (team_id is null)', [], 'farms_one_owner')
    })

    this.schema.createTable('farm_contacts', (table) => {
      table.increments('id')
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE')
      table.text('name')
      table.text('email')
      table.text('phone')
      table.text('address')
      table.double('latitude')
      table.double('longitude')
      table.specificType(
        'place',
        'point generated always as (case when latitude is not null then point(longitude, latitude) end) stored'
      )
      table.specificType('tags', `text[] not null default '{}'`)
      table.text('time_zone')
      table
        .text('consent_status')
        .notNullable()
        .defaultTo('none')
        .checkIn(['none', 'pending', 'confirmed', 'withdrawn'])
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['farm_id', 'email'])
      table.index(['farm_id', 'id'], 'farm_contacts_newest')
      table.check('email = lower(email)', [], 'farm_contacts_email_lower')
      table.check(
        'coalesce(name, email, phone, address) is not null',
        [],
        'farm_contacts_say_something'
      )
      table.check('(latitude is null) = (longitude is null)', [], 'farm_contacts_whole_place')
    })
    this.schema.raw('create index farm_contacts_tags on farm_contacts using gin (tags)')

    this.schema.createTable('farm_consents', (table) => {
      table.increments('id')
      table.integer('contact_id').notNullable().references('farm_contacts.id').onDelete('CASCADE')
      table.text('kind').notNullable().checkIn(['asked', 'confirmed', 'withdrawn'])
      table.text('wording').notNullable()
      table.text('source').notNullable()
      table.text('address')
      table.text('user_agent')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['contact_id', 'id'])
    })

    this.schema.createTable('farm_areas', (table) => {
      table.increments('id')
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE').index()
      table.text('name').notNullable()
      table.jsonb('corners').notNullable()
      table.specificType('outline', 'polygon').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('farm_area_contacts', (table) => {
      table.integer('area_id').notNullable().references('farm_areas.id').onDelete('CASCADE')
      table
        .integer('contact_id')
        .notNullable()
        .references('farm_contacts.id')
        .onDelete('CASCADE')
        .index()
      table.boolean('is_by_hand').notNullable().defaultTo(false)
      table.primary(['area_id', 'contact_id'])
    })

    this.schema.createTable('farm_segments', (table) => {
      table.increments('id')
      table.integer('farm_id').notNullable().references('farms.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.jsonb('filter').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })
    this.schema.raw(
      'create unique index farm_segments_named on farm_segments (farm_id, lower(name))'
    )
    for (const statement of FUNCTIONS) this.schema.raw(statement)
  }

  async down() {
    const tables = 'segments area_contacts areas consents contacts'
    for (const table of tables.split(' ')) this.schema.dropTable(`farm_${table}`)
    this.schema.dropTable('farms')
    const functions = `place_farm_contact place_farm_area settle_farm_contact count_farm_contact
      keep_farm_consents is_in_farm_area`
    for (const name of functions.split(/\s+/)) this.schema.raw(`drop function ${name}`)
  }
}

const FUNCTIONS = [
  // an outline may reach across the date line
  `create function is_in_farm_area(place point, outline polygon) returns boolean
   language sql immutable as $$
     select place <@ outline or place + point(360, 0) <@ outline or place - point(360, 0) <@ outline
   $$`,

  `create function settle_farm_contact(settled integer) returns void language sql as $$
     delete from farm_area_contacts where contact_id = settled and not is_by_hand;
     insert into farm_area_contacts (area_id, contact_id)
       select a.id, c.id from farm_contacts c join farm_areas a on a.farm_id = c.farm_id
       where c.id = settled and c.place is not null and is_in_farm_area(c.place, a.outline)
       on conflict do nothing;
   $$`,

  `create function place_farm_contact() returns trigger language plpgsql as $$
   begin
     perform settle_farm_contact(new.id);
     return null;
   end $$`,
  `create trigger place_new_farm_contact after insert on farm_contacts
     for each row when (new.latitude is not null) execute function place_farm_contact()`,
  `create trigger place_farm_contact after update of latitude, longitude on farm_contacts
     for each row when (old.latitude is distinct from new.latitude
       or old.longitude is distinct from new.longitude)
     execute function place_farm_contact()`,

  `create function place_farm_area() returns trigger language plpgsql as $$
   begin
     delete from farm_area_contacts where area_id = new.id and not is_by_hand;
     insert into farm_area_contacts (area_id, contact_id)
       select new.id, c.id from farm_contacts c
       where c.farm_id = new.farm_id and c.place is not null
         and is_in_farm_area(c.place, new.outline)
       on conflict do nothing;
     return null;
   end $$`,
  `create trigger place_farm_area after insert or update of outline on farm_areas
     for each row execute function place_farm_area()`,

  // undoing an import sets the former version itself
  `create function count_farm_contact() returns trigger language plpgsql as $$
   begin
     new.updated_at := now();
     if new.version = old.version then new.version := old.version + 1; end if;
     return new;
   end $$`,
  `create trigger count_farm_contact before update on farm_contacts
     for each row execute function count_farm_contact()`,

  `create function keep_farm_consents() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' or exists (select from farm_contacts where id = old.contact_id) then
       raise exception 'evidence of consent is never changed';
     end if;
     return old;
   end $$`,
  `create trigger keep_farm_consents before update or delete on farm_consents
     for each row execute function keep_farm_consents()`,
]
