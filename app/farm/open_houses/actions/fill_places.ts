import type { InTransaction } from '#app/kernel/database/transaction'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { MAX_CAPACITY } from '#app/farm/contract/open_house_options'
import type OpenHouse from '#app/farm/open_houses/models/open_house'
import { mailNow, remindersOf } from '#app/farm/open_houses/models/planned_mails'
import { countRegistered } from '#app/farm/open_houses/queries/count_registered'

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
