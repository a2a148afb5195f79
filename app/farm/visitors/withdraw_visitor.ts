import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { planMails, mailNow, remindersOf } from '#app/farm/open_house_mails/plan_mails'
import type OpenHouse from '#app/farm/open_houses/open_house'
import { lockOpenHouse, assertOpen } from '#app/farm/open_houses/open_house_locks'
import { MAX_CAPACITY } from '#app/farm/open_houses/open_house_options'
import { tellHosts } from '#app/farm/visitors/tell_hosts'
import Visitor from '#app/farm/visitors/visitor'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Somebody can’t come; who waits longest moves up. Twice is the same as once. @throws HttpError 409 */
export async function withdrawVisitor(
  { trx }: InTransaction,
  openHouseId: number,
  visitorId: number
): Promise<void> {
  const house = await lockOpenHouse({ trx }, openHouseId)
  const visitor = await Visitor.query({ client: trx })
    .where({ openHouseId, id: visitorId })
    .whereIn('status', ['registered', 'waiting'])
    .whereNull('checked_in_at')
    .first()
  if (!visitor) return
  assertOpen(house)
  await visitor.merge({ status: 'withdrawn' }).save()
  await trx.from('open_house_mails').where('visitor_id', visitorId).whereNull('sent_at').delete()
  await fillPlaces({ trx }, house)
  await tellHosts({ trx }, house, visitor)
}

/** Moves up who waits longest while there is room. Lock the open house first. */
export async function fillPlaces({ trx }: InTransaction, house: OpenHouse): Promise<void> {
  const { id, capacity } = house
  const free = (capacity ?? MAX_CAPACITY) - (await countRegistered(id, trx))
  if (free <= 0) return
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update open_house_visitors set status = 'registered' where id in (
       select id from open_house_visitors
       where open_house_id = :id and status = 'waiting'
       order by registered_at, id limit :free)
     returning id`,
    { id, free }
  )
  await planMails(
    { trx },
    rows.map((visitor) => visitor.id),
    [mailNow('moved_up'), ...remindersOf(house)]
  )
}

/** Places taken; who waits has none. */
export async function countRegistered(
  openHouseId: number,
  trx: TransactionClientContract
): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from open_house_visitors
     where open_house_id = ? and status = 'registered'`,
    [openHouseId]
  )
  return rows[0]!.count
}
