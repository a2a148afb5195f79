import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { foldText } from '#app/common/text/fold_text'
import { FIRST_NAMES, LAST_NAMES } from './society_names.js'

const MARKETS = 200

/** Seeds people with followers and markets into an empty database, with triggers disabled. */
export async function seedSociety(people: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    await keepNames(trx)
    const sizes = { people, firsts: FIRST_NAMES.length, lasts: LAST_NAMES.length }
    await trx.rawQuery(
      `insert into users (id, handle, name, email, password, type, email_verified_at,
           created_at, updated_at)
       select i, 'person' || i, f.name || ' ' || l.name, 'person' || i || '@example.com', 'x',
         (array['member', 'realtor', 'designer'])[1 + i % 3], now(), now(), now()
       from generate_series(1, :people) i
       join first_names f on f.id = (i::bigint * 7) % :firsts
       join last_names l on l.id = (i::bigint * 13 + i / :firsts) % :lasts`,
      sizes
    )
    await trx.rawQuery('insert into handles (handle, user_id) select handle, id from users')
    await trx.rawQuery(
      `insert into user_stats (user_id, followers_count)
       select id, (1000000 / (1 + (id::bigint * 7919) % 100000))::integer from users`
    )
    await trx.rawQuery(
      `insert into user_names (words, user_id)
       select handle, id from users
       union select f.folded || ' ' || l.folded, u.id from users u
         join first_names f on f.id = (u.id::bigint * 7) % :firsts
         join last_names l on l.id = (u.id::bigint * 13 + u.id / :firsts) % :lasts
       union select l.folded, u.id from users u
         join last_names l on l.id = (u.id::bigint * 13 + u.id / :firsts) % :lasts`,
      sizes
    )
    await trx.rawQuery(
      `insert into name_words select distinct split_part(words, ' ', 1) from user_names
       on conflict do nothing`
    )
    await seedMarkets(trx)
    await trx.rawQuery(
      `insert into follows (follower_id, followee_id, created_at)
       select 1 + i % 1000, 1001 + (i * 31) % (:people - 1001), now()
       from generate_series(1, 50000) i on conflict do nothing`,
      { people }
    )
  })
  await db.rawQuery('vacuum analyze')
}

async function keepNames(trx: TransactionClientContract): Promise<void> {
  for (const [table, names] of [
    ['first_names', FIRST_NAMES],
    ['last_names', LAST_NAMES],
  ] as const) {
    await trx.rawQuery(
      `create temporary table ${table} on commit drop as
       select ordinality - 1 as id, name, folded
       from unnest(:names::text[], :folded::text[]) with ordinality as n (name, folded)`,
      { names, folded: names.map(foldText) }
    )
  }
}

async function seedMarkets(trx: TransactionClientContract): Promise<void> {
  await trx.rawQuery(
    `insert into markets (id, name, city, country, country_code, latitude, longitude, place_key,
       slug, members_count)
     select i, 'Market ' || i, 'Market ' || i, 'Italy', 'IT', 45, i % 180, 'market ' || i,
       'market-' || i, (select count(*) from users where id % :markets = i - 1)
     from generate_series(1, :markets) i`,
    { markets: MARKETS }
  )
  await trx.rawQuery(
    'insert into market_members (market_id, user_id) select 1 + id % :markets, id from users',
    { markets: MARKETS }
  )
}
