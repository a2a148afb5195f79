import db from '@adonisjs/lucid/services/db'

export const AUTHORS = 20_000
export const FOLLOWS = 100_000
const MARKETS = 200

/** People who read: whom they follow. */
export const READERS = { many: 1, few: 2, quiet: 3 } as const

/**
 * Spots of twenty thousand people in an empty database, with triggers disabled. The first reader
 * follows 5,000 of them, the second 80, the third 5,000 who published nothing for long.
 */
export async function seedFeed(spots: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    await trx.rawQuery(
      `insert into users (id, handle, name, email, password, type, email_verified_at,
           created_at, updated_at)
       select i, 'person' || i, 'Person ' || i, 'person' || i || '@example.com', 'x', 'member',
         now(), now(), now() from generate_series(1, :authors::integer) i`,
      { authors: AUTHORS }
    )
    await trx.rawQuery('insert into user_stats (user_id) select id from users')
    await trx.rawQuery(
      `insert into markets (id, name, city, slug, country, country_code, latitude, longitude, radius_km, place_key)
       select i, 'Town ' || i, 'Town ' || i, 'town-' || i, 'Italy', 'IT',
         36 + i % 20 * 0.5, 7 + i / 20 * 1.1, 15, i::text
       from generate_series(1, ${MARKETS}) i`
    )
    await trx.rawQuery(
      `insert into market_members (market_id, user_id)
       select 1 + (reader * 37 + i) % ${MARKETS}, reader
       from generate_series(1, 3) reader, generate_series(1, 5) i`
    )
    await trx.rawQuery(
      `insert into spots (id, user_id, slug, caption, place_name, latitude, longitude, status,
         likes_count, comments_count, views_count, published_at, created_at, updated_at)
       select i, author, 'spot-' || i, 'Spot ' || i, m.name, m.latitude + (i % 7 - 3) * 0.01,
         m.longitude + (i % 11 - 5) * 0.01, 'publish', i % 97, i % 13, i % 997, moment, moment, moment
       from generate_series(1, :spots::integer) i
       cross join lateral (select case when i <= :spots::integer / 10
           then 1 + (i::bigint * 7919) % :authors::integer
           else 5001 + (i::bigint * 7919) % (:authors::integer - 5000) end as author,
         now() - make_interval(secs => (:spots::integer - i) * 30) as moment) who
       join markets m on m.id = 1 + (i::bigint * 31) % ${MARKETS}`,
      { spots, authors: AUTHORS }
    )
    await trx.rawQuery(
      `insert into image_contents (hash, width, height, original_file, original_bytes, placeholder, status, created_at, updated_at)
       values ('${'a'.repeat(64)}', 1080, 1920, 'original.jpg', 1, '', 'ready', now(), now())`
    )
    await trx.rawQuery(
      `insert into images (id, user_id, content_hash, purpose, is_private, uses, unused_since,
         created_at, updated_at)
       values (1, 1, '${'a'.repeat(64)}', 'property', false, 1, null, now(), now())`
    )
    await trx.rawQuery(
      'insert into spot_slides (spot_id, position, image_id) select id, 0, 1 from spots'
    )
    await trx.rawQuery(
      `insert into spot_markets (market_id, published_at, spot_id)
       select 1 + (id::bigint * 31) % ${MARKETS}, published_at, id from spots`
    )
    await seedFollows()

    async function seedFollows() {
      const follow = (reader: number, from: number, count: number) =>
        trx.rawQuery(
          `insert into follows (follower_id, followee_id)
           select :reader::integer, :from::integer + i from generate_series(1, :count::integer) i
           on conflict do nothing`,
          { reader, from, count }
        )
      await follow(READERS.many, 8000, 5000)
      await follow(READERS.few, 9000, 80)
      await follow(READERS.quiet, 10, 4980)
      const others = FOLLOWS - 5000 - 80 - 4980
      await trx.rawQuery(
        `insert into follows (follower_id, followee_id)
         select 5000 + i % 5000, 10001 + (i::bigint * 31) % 9000
         from generate_series(1, :others::integer) i on conflict do nothing`,
        { others }
      )
    }
  })
  await db.rawQuery('vacuum analyze')
}
