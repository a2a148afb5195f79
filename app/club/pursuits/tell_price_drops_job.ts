import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PURSUIT_PRICE, ENDED_STAGES } from '#app/club/pursuits/pursuit_options'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { notify } from '#app/notifications/notify'
import type { OfferedFor } from '#app/properties/listing_options'
import { listingPriceWords } from '#app/search/alerts/price_words'
import { listToldHomes } from '#app/search/alerts/find_matches'

/** Notices of lower prices, a person at a time. */
export default class TellPriceDrops extends Job<Record<string, never>> {
  async execute() {
    const until = DateTime.utc().minus({ minutes: SETTLED_AFTER_MINUTES }).toJSDate()
    await eachAlone(await listDue(until), 'Telling of prices', (userId) =>
      transaction((trx) => tellPriceDrops({ trx }, userId, until))
    )
  }
}

/** By then, saved searches have told of a price, and nobody is told twice. */
const SETTLED_AFTER_MINUTES = 5

/**
 * Tells a person which homes they pursue got cheaper, at most once a day, without those a saved
 * search has told of. Skips a person whom another process tells.
 */
async function tellPriceDrops({ trx }: InTransaction, userId: number, until: Date): Promise<void> {
  const due = await trx.rawQuery<{ rowCount: number }>(
    `select from pursuit_members m where m.user_id = :userId and ${IS_DUE} for update skip locked`,
    { userId, until }
  )
  if (!due.rowCount) return
  const drops = await listPriceDrops(userId, until, trx)
  const ids = drops.map(({ propertyId }) => propertyId)
  const toldIds = await listToldHomes(userId, ids, trx)
  const news = drops.filter(({ propertyId }) => !toldIds.has(propertyId))
  await trx
    .from('pursuit_members')
    .where('user_id', userId)
    .update({ prices_seen_at: until, ...(news.length > 0 && { prices_told_at: new Date() }) })
  if (!news.length) return
  const [{ propertyId, slug, name, ...cost }] = news
  await notify(
    { trx },
    {
      userId,
      kind: PURSUIT_PRICE,
      groupKey: PURSUIT_PRICE,
      words: { count: String(news.length), home: name ?? 'A home', price: listingPriceWords(cost) },
      about: news.length === 1 ? { of: 'property', id: propertyId } : undefined,
      url: news.length === 1 ? `/properties/${slug}` : '/pursuits',
    }
  )
}

const IS_DUE = `(m.prices_told_at is null or m.prices_told_at <= now() - interval '1 day')
  and exists (select from pursuits r join price_changes c on c.property_id = r.property_id
    where r.board_id = m.board_id and c.changed_at > m.prices_seen_at and c.changed_at <= :until)`

async function listDue(until: Date): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { user_id: number }[] }>(
    `select m.user_id from pursuit_members m where ${IS_DUE} order by m.user_id`,
    { until }
  )
  return rows.map((row) => row.user_id)
}

export interface PriceDrop {
  propertyId: number
  slug: string
  name: string | null
  price: number
  currency: string
  offeredFor: OfferedFor
}

/**
 * Public homes on somebody's board that cost less than when their prices were last looked at, but
 * their own and those of people hidden from them. What ended, won or lost, is left out.
 */
async function listPriceDrops(
  userId: number,
  until: Date,
  trx: TransactionClientContract
): Promise<PriceDrop[]> {
  const { rows } = await trx.rawQuery<{ rows: PriceDrop[] }>(
    `select p.id as "propertyId", p.slug, p.name, p.price::float8, p.currency,
       p.offered_for as "offeredFor"
     from pursuit_members m
     join pursuits r on r.board_id = m.board_id and r.stage <> all(:ended::text[])
     join properties p on p.id = r.property_id
     join lateral (select price, currency from price_changes c
       where c.property_id = p.id and c.changed_at <= greatest(m.prices_seen_at, r.created_at)
       order by c.changed_at desc, c.id desc limit 1) before on true
     where m.user_id = :userId and p.status = 'publish' and not p.is_private
       and before.currency = p.currency and before.price > p.price
       and p.user_id <> m.user_id and p.second_owner_id is distinct from m.user_id
       and exists (select from price_changes c where c.property_id = p.id
         and c.changed_at > greatest(m.prices_seen_at, r.created_at) and c.changed_at <= :until)
       and not exists (select from blocks
         where (blocker_id = m.user_id and blocked_id = p.user_id)
            or (blocker_id = p.user_id and blocked_id = m.user_id))
     order by r.position, p.id`,
    { userId, until, ended: [...ENDED_STAGES] }
  )
  return rows
}
