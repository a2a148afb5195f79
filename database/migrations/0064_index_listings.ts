import { BaseSchema } from '@adonisjs/lucid/schema'
import { CURRENCY_RATES, RATES_DAY } from '#app/search/rates/currency_rates'

/**
 * One narrow row per public listing with everything a search filters by. Maintained by triggers, so
 * that no way of changing a listing misses it: private and unpublished ones have no row, so they
 * are never found, counted or clustered.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('currency_rates', (table) => {
      table.text('code').primary()
      table.double('per_usd').notNullable()
      table.date('day').notNullable()
    })
    this.defer(async (db) => {
      const rates = [...CURRENCY_RATES].map(([code, rate]) => ({
        code,
        per_usd: rate,
        day: RATES_DAY,
      }))
      await db.table('currency_rates').multiInsert(rates)
    })

    this.schema.createTable('listed_properties', (table) => {
      table.integer('property_id').primary().references('properties.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.specificType('place', 'point').notNullable()
      table.double('usd')
      table.double('area')
      table.integer('bedrooms')
      table.double('bathrooms')
      table.integer('year')
      table.specificType('tags', 'text[]').notNullable()
      table.specificType('words', 'tsvector').notNullable()
      table.specificType('features', 'tsvector').notNullable()
      table.timestamp('published_at').notNullable()
    })
    this.schema.raw('create table listing_words (word text collate "C" primary key)')

    this.schema.raw(FOLD_TEXT)
    this.schema.raw(LISTABLE)
    this.schema.raw('insert into listed_properties select * from listable_properties')
    this.schema.raw(`
      insert into listing_words select distinct unnest(tsvector_to_array(words))
      from listed_properties on conflict do nothing
    `)
    for (const index of INDEXES) this.schema.raw(index)
    this.schema.raw(REFRESH)
    this.schema.raw(ON_PROPERTIES)
    this.schema.raw(ON_COMPONENTS)
    this.schema.raw(`
      create trigger list_property after insert or update on properties
      for each row execute function list_property()
    `)
    this.schema.raw(`
      create trigger list_features after insert or update or delete on components
      for each row execute function list_features()
    `)
  }

  async down() {
    this.schema.raw('drop trigger list_features on components')
    this.schema.raw('drop trigger list_property on properties')
    for (const name of ['list_features()', 'list_property()', 'refresh_listing(integer)']) {
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.raw('drop view listable_properties')
    this.schema.raw('drop function fold_text(text)')
    for (const table of ['listing_words', 'listed_properties', 'currency_rates']) {
      this.schema.dropTable(table)
    }
  }
}

const INDEXES = [
  'create index listed_properties_place on listed_properties using gist (place)',
  'create index listed_properties_tags on listed_properties using gin (tags)',
  'create index listed_properties_words on listed_properties using gin (words)',
  'create index listed_properties_features on listed_properties using gin (features)',
  'create index listed_properties_newest on listed_properties (published_at desc, property_id desc)',
  'create index listed_properties_usd on listed_properties (usd, property_id)',
  'create index listed_properties_area on listed_properties (area, property_id)',
  'create index listing_words_similar on listing_words using gin (word gin_trgm_ops)',
]

/** Like the application's `foldText`: lower case, no accents or punctuation. */
const FOLD_TEXT =
  String.raw`
  create function fold_text(value text) returns text language sql immutable parallel safe as $$
    select regexp_replace(regexp_replace(
      translate(
        replace(replace(replace(replace(lower(normalize(value, NFD)),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        'øđðłıə', 'oddlie'),
      '[\u0300-\u036f\u02bb\u02bc\u2018\u2019''` +
  '`' +
  String.raw`]', '', 'g'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')
  $$
`

/** Tags are yes-or-no features; for rooms, each number up to the actual one. */
const LISTABLE = `
  create view listable_properties as
  select p.id as property_id, p.user_id, point(p.longitude, p.latitude) as place,
    p.price::float8 / rate.per_usd as usd,
    p.living_area::float8 * case p.area_unit when 'sqft' then 0.09290304 else 1 end as area,
    p.bedrooms, p.bathrooms::float8 as bathrooms, p.year_built as year,
    array_remove(array[
      'type:' || p.type,
      'sector:' || p.sector,
      case p.type when 'land' then 'kind:land' else 'kind:home' end,
      case when cardinality(p.accepted_cryptocurrencies) > 0 then 'accepts_crypto' end
    ], null)
      || array(select 'bedrooms:' || n from generate_series(1, least(coalesce(p.bedrooms, 0), 8)) n)
      || array(select 'bathrooms:' || n
          from generate_series(1, least(floor(coalesce(p.bathrooms, 0))::integer, 8)) n) as tags,
    setweight(to_tsvector('simple', fold_text(coalesce(p.name, ''))), 'A')
      || setweight(to_tsvector('simple',
          fold_text(concat_ws(' ', p.city, p.state, p.country, p.type))), 'B')
      || setweight(to_tsvector('simple', fold_text(feature.items)), 'C')
      || setweight(to_tsvector('simple', fold_text(coalesce(p.description, ''))), 'D') as words,
    to_tsvector('simple', fold_text(feature.items)) as features,
    p.published_at
  from properties p
  left join currency_rates rate on rate.code = p.currency
  cross join lateral (
    select coalesce(left(string_agg(item, ' '), 20000), '') as items
    from components c, jsonb_array_elements_text(
      case jsonb_typeof(c.content -> 'items') when 'array' then c.content -> 'items' else '[]' end
    ) item
    where c.property_id = p.id and c.type = 'features'
  ) feature
  where p.status = 'publish' and not p.is_private and p.latitude is not null
    and p.published_at is not null
`

const REFRESH = `
  create function refresh_listing(id integer) returns void language plpgsql as $$
  begin
    delete from listed_properties l where l.property_id = id
      and not exists (select from listable_properties v where v.property_id = id);
    insert into listed_properties select * from listable_properties v where v.property_id = id
    on conflict (property_id) do update set
      user_id = excluded.user_id, place = excluded.place, usd = excluded.usd,
      area = excluded.area, bedrooms = excluded.bedrooms, bathrooms = excluded.bathrooms,
      year = excluded.year, tags = excluded.tags, words = excluded.words,
      features = excluded.features, published_at = excluded.published_at;
  end $$
`

const ON_PROPERTIES = `
  create function list_property() returns trigger language plpgsql as $$
  begin
    if new.status = 'publish' or (tg_op = 'UPDATE' and old.status = 'publish') then
      perform refresh_listing(new.id);
    end if;
    return null;
  end $$
`

const ON_COMPONENTS = `
  create function list_features() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.type = 'features' then perform refresh_listing(old.property_id); end if;
    elsif new.type = 'features' then
      perform refresh_listing(new.property_id);
    end if;
    return null;
  end $$
`
