import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { indexNames } from '#app/accounts/index_names'
import { FOLD_TEXT, SEARCH_VECTOR } from '#app/common/database/folding_functions'
import { foldText } from '#app/common/text/fold_text'
import Market from '#app/places/markets/market'

const FOREIGN = '[^ -~]'

/**
 * Searches read every script alike: the database folds as the application does, and a piece of a
 * text without spaces between its words is found.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(FOLD_TEXT)
    this.schema.raw(SEARCH_VECTOR)
    this.schema.raw(LISTABLE)
    this.schema.raw('delete from listing_words')
    this.schema.raw('select refresh_listing(property_id) from listed_properties')
    this.schema.raw(`
      insert into listing_words select distinct unnest(tsvector_to_array(words))
      from listed_properties on conflict do nothing
    `)
    this.schema.raw('update messages set words = search_vector(content) where words is not null')
    for (const [table, text] of Object.entries(SEARCHED)) {
      this.schema.raw(`alter table ${table} drop column if exists searched`)
      this.schema.raw(
        `alter table ${table} add column searched text generated always as (fold_text(${text})) stored`
      )
    }
    this.schema.raw(CONTACTS_INDEX)
    this.defer(refoldNames)
  }

  async down() {
    this.schema.raw('drop index farm_contacts_searched')
    for (const table of Object.keys(SEARCHED)) {
      this.schema.raw(`alter table ${table} drop column searched`)
    }
    this.schema.raw(`alter table farm_contacts add column searched text generated always as (
      lower(${SEARCHED.farm_contacts})) stored`)
    this.schema.raw(CONTACTS_INDEX)
  }
}

const CONTACTS_INDEX =
  'create index farm_contacts_searched on farm_contacts using gin (searched gin_trgm_ops)'

const SEARCHED = {
  farm_contacts: `coalesce(name, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(phone, '') || ' ' || coalesce(address, '')`,
  journals: `title || ' ' || description`,
  journal_entries: 'title',
  offerings: `title || ' ' || description`,
}

async function refoldNames(client: QueryClientContract) {
  const foreign = (table: string) => client.from(table).whereRaw('name ~ ?', [FOREIGN])
  for (const { id, name } of await foreign('teams').select('id', 'name')) {
    await client
      .from('teams')
      .where('id', id)
      .update({ folded_name: foldText(name) })
  }
  for (const market of await client.from('markets').select('*')) {
    const key = Market.placeKey({ ...market, countryCode: market.country_code })
    if (key === market.place_key) continue
    const isTaken = await client.from('markets').where('place_key', key).first()
    if (!isTaken) await client.from('markets').where('id', market.id).update({ place_key: key })
  }
  for (const user of await foreign('users').select('id', 'handle', 'name')) {
    await indexNames(user, client)
  }
}

/** As before, with `search_vector` for `to_tsvector`. */
const LISTABLE = `
  create or replace view listable_properties as
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
    setweight(search_vector(coalesce(p.name, '')), 'A')
      || setweight(search_vector(concat_ws(' ', p.city, p.state, p.country, p.type)), 'B')
      || setweight(search_vector(feature.items), 'C')
      || setweight(search_vector(coalesce(p.description, '')), 'D') as words,
    search_vector(feature.items) as features,
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
