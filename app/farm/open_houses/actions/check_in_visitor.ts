import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { recordVisit } from '#app/farm/open_houses/actions/record_visit'
import { tellHosts } from '#app/farm/open_houses/actions/tell_hosts'
import { lockOpenHouse } from '#app/farm/open_houses/models/lock_open_house'
import { thanksAfter } from '#app/farm/open_houses/models/planned_mails'
import Visitor from '#app/farm/open_houses/models/visitor'

/** Who is here, even from the waiting list. Twice is the same as once. @throws HttpError 404, 409 */
export async function checkInVisitor(
  { trx }: InTransaction,
  openHouseId: number,
  visitorId: number
): Promise<void> {
  const house = await lockOpenHouse({ trx }, openHouseId)
  const visitor = await Visitor.query({ client: trx }).where({ openHouseId, id: visitorId }).first()
  if (!visitor) throw HttpError.notFound()
  if (visitor.checkedInAt) return
  if (house.cancelledAt) throw HttpError.conflict('This open house is canceled.')
  const isRegistered = visitor.status === 'registered'
  await visitor
    .merge({ checkedInAt: DateTime.now(), ...(!isRegistered && { status: 'walk_in' }) })
    .save()
  await planMails({ trx }, [visitor.id], [thanksAfter(house.endsAt)])
  await recordVisit({ trx }, house, visitor)
  await tellHosts({ trx }, house, visitor)
}
