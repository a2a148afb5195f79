import type { InTransaction } from '#app/kernel/database/transaction'
import { fillPlaces } from '#app/farm/open_houses/actions/fill_places'
import { tellHosts } from '#app/farm/open_houses/actions/tell_hosts'
import { lockOpenHouse } from '#app/farm/open_houses/models/lock_open_house'
import Visitor from '#app/farm/open_houses/models/visitor'
import { assertOpen } from '#app/farm/open_houses/policies/assert_open'

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
