import type { InTransaction } from '#app/kernel/database/transaction'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { showOnListing } from '#app/farm/open_houses/actions/show_on_listing'
import { lockOpenHouse } from '#app/farm/open_houses/models/lock_open_house'
import { mailNow } from '#app/farm/open_houses/models/planned_mails'

/**
 * Tells everybody who registered. Past ones stay as they were.
 * @param withLater also those that follow in its series
 */
export async function cancelOpenHouses(
  { trx }: InTransaction,
  id: number,
  withLater = false
): Promise<void> {
  const { propertyId, seriesId, startsAt } = await lockOpenHouse({ trx }, id)
  const later =
    withLater && seriesId
      ? 'or (series_id = :seriesId::uuid and starts_at > :startsAt::timestamptz)'
      : ''
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update open_houses set cancelled_at = now(), updated_at = now(), revision = revision + 1
     where (id = :id ${later}) and cancelled_at is null and ends_at > now() returning id`,
    { id, ...(later && seriesId && { seriesId, startsAt: startsAt.toJSDate() }) }
  )
  if (!rows.length) return
  const visitors: { id: number }[] = await trx
    .from('open_house_visitors')
    .whereIn(
      'open_house_id',
      rows.map((house) => house.id)
    )
    .whereIn('status', ['registered', 'waiting'])
    .select('id')
  const visitorIds = visitors.map((visitor) => visitor.id)
  await trx.from('open_house_mails').whereIn('visitor_id', visitorIds).whereNull('sent_at').delete()
  await planMails({ trx }, visitorIds, [mailNow('cancelled')])
  await showOnListing({ trx }, propertyId)
}
