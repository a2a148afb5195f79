import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ENDED_STAGES } from '#app/club/contract/pursuit_options'

export interface PriceDrop {
  propertyId: number
  slug: string
  name: string | null
  price: number
  currency: string
}

/**
 * Public homes on somebody's board that cost less than when their prices were last looked at, but
 * their own and those of people hidden from them. What ended, won or lost, is left out.
 */
export async function listPriceDrops(
  userId: number,
  until: Date,
  trx: TransactionClientContract
): Promise<PriceDrop[]> {
  const { rows } = await trx.rawQuery<{ rows: PriceDrop[] }>(
    `select p.id as "propertyId", p.slug, p.name, p.price::float8, p.currency
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
