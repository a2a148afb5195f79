import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { PURSUIT_PRICE } from '#app/club/contract/pursuit_options'
import { listPriceDrops } from '#app/club/pursuits/queries/list_price_drops'
import { notify } from '#app/notifications/actions/notify'
import { priceWords } from '#app/search/alerts/models/price_words'
import { listToldHomes } from '#app/search/alerts/queries/list_told_homes'

/** By then, saved searches have told of a price, and nobody is told twice. */
const SETTLED_AFTER_MINUTES = 5

/**
 * Tells the next person of homes they pursue that cost less than before: once a day at most, and
 * not of those that a saved search told of. Another process takes another person.
 * @returns the person, or null after the last one
 */
export async function tellPriceDrops(
  { trx }: InTransaction,
  after: number
): Promise<number | null> {
  const until = DateTime.utc().minus({ minutes: SETTLED_AFTER_MINUTES }).toJSDate()
  const userId = await findDue({ trx }, after, until)
  if (userId === null) return null
  const drops = await listPriceDrops(userId, until, trx)
  const ids = drops.map(({ propertyId }) => propertyId)
  const toldIds = await listToldHomes(userId, ids, trx)
  const news = drops.filter(({ propertyId }) => !toldIds.has(propertyId))
  await trx
    .from('pursuit_members')
    .where('user_id', userId)
    .update({ prices_seen_at: until, ...(news.length > 0 && { prices_told_at: new Date() }) })
  if (!news.length) return userId
  const [{ slug, name, ...cost }] = news
  await notify(
    { trx },
    {
      userId,
      kind: PURSUIT_PRICE,
      groupKey: PURSUIT_PRICE,
      words: { count: String(news.length), home: name ?? 'A home', price: priceWords(cost) },
      url: news.length === 1 ? `/properties/${slug}` : '/pursuits',
    }
  )
  return userId
}

/** Somebody with a home whose price changed since, who wasn’t told within a day. */
async function findDue({ trx }: InTransaction, after: number, until: Date) {
  const { rows } = await trx.rawQuery<{ rows: { user_id: number }[] }>(
    `select m.user_id from pursuit_members m
     where m.user_id > :after
       and (m.prices_told_at is null or m.prices_told_at <= now() - interval '1 day')
       and exists (select from pursuits r join price_changes c on c.property_id = r.property_id
         where r.board_id = m.board_id and c.changed_at > m.prices_seen_at
           and c.changed_at <= :until)
     order by m.user_id limit 1 for update of m skip locked`,
    { after, until }
  )
  return rows[0]?.user_id ?? null
}
