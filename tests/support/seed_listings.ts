import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Where invented listings begin, far above real ids. */
const FIRST_ID = 1_000_000_000
const BATCH = 50_000

/** Around how many towns they lie, and of how many words their names are made. */
const TOWNS = 400
const WORDS = 5000

/**
 * Invented listings as search knows them, with their cells and words, without the properties
 * behind them. Triggers and foreign keys are off meanwhile, which takes a superuser.
 */
export async function seedListings(trx: TransactionClientContract, count: number): Promise<void> {
  await trx.rawQuery('set local session_replication_role = replica')
  for (let from = 0; from < count; from += BATCH) {
    await trx.rawQuery(INSERT, {
      firstId: FIRST_ID,
      from,
      to: Math.min(from + BATCH, count) - 1,
      towns: TOWNS,
      words: WORDS,
    })
  }
  await trx.rawQuery('delete from listing_cells')
  await trx.rawQuery('insert into listing_cells select * from grouped_listings')
  await trx.rawQuery(
    `insert into listing_words select distinct unnest(tsvector_to_array(words))
     from listed_properties on conflict do nothing`
  )
  for (const table of ['listed_properties', 'listing_cells', 'listing_words']) {
    await trx.rawQuery(`analyze ${table}`)
  }
}

/** The middle of a town, and a word of its listings' names. */
export function seededTown(town: number) {
  return {
    latitude: -45 + ((town * 53) % 100),
    longitude: -160 + ((town * 37) % 320),
    word: `estate${town}`,
  }
}

const INSERT = `
  insert into listed_properties (property_id, user_id, place, usd, area, bedrooms, bathrooms, year,
    tags, words, features, published_at)
  select :firstId::integer + i, 1,
    point(-160 + (town * 37) % 320 + ((i::bigint * 7919) % 10007) / 10007.0 - 0.5,
      -45 + (town * 53) % 100 + ((i::bigint * 104729) % 10009) / 10009.0 - 0.5),
    100000 + (i::bigint * 7919) % 9000000, 40 + (i::bigint * 31) % 900, rooms, 1 + i % 4,
    1900 + i % 125,
    array[(array['type:villa', 'type:apartment', 'type:house', 'type:chalet'])[1 + i % 4],
      'kind:home'] || array(select 'bedrooms:' || n from generate_series(1, rooms) n),
    to_tsvector('simple', 'villa estate' || i % :words || ' garden' || (i / 7) % :words),
    to_tsvector('simple', case when i % 3 = 0 then 'pool' else 'terrace' end),
    timestamptz '2026-01-01' + make_interval(mins => i)
  from generate_series(:from::integer, :to::integer) i
  cross join lateral (select (i % :towns) as town, 1 + i % 7 as rooms) one`
