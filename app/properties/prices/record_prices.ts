import type { InTransaction } from '#app/kernel/database/transaction'
import { tellListingNews } from '#app/properties/publishing/listing_news'

/**
 * Records prices of public listings that differ from their last. Prices before publishing stay
 * private.
 */
export async function recordPrices({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `insert into price_changes (property_id, price, currency, changed_at)
     select p.id, p.price, p.currency, now() from properties p
     left join lateral (select price, currency from price_changes c
       where c.property_id = p.id order by c.id desc limit 1) last on true
     where p.id = any(:ids::integer[]) and p.status = 'publish'
       and p.price is not null and p.currency is not null
       and (last.price, last.currency) is distinct from (p.price, p.currency)
     order by p.id returning property_id as id`,
    { ids }
  )
  await tellListingNews(
    { trx },
    rows.map(({ id }) => id)
  )
}
