import { DateTime } from 'luxon'
import { planMails, thanksAfter } from '#app/farm/open_house_mails/plan_mails'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import type OpenHouse from '#app/farm/open_houses/open_house'
import { lockOpenHouse } from '#app/farm/open_houses/open_house_locks'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import { tellHosts } from '#app/farm/visitors/tell_hosts'
import Visitor from '#app/farm/visitors/visitor'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { recordLead } from '#app/leads/record_lead'

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

/**
 * Each visitor is a lead of the listing’s realtor, with what they agreed to. Registering and coming
 * are each noted once.
 */
export async function recordVisit(
  { trx }: InTransaction,
  { id }: OpenHouse,
  visitor: Visitor
): Promise<void> {
  const house = await findOpenHouse({ id }, trx)
  const { name, email, phone, checkedInAt, consentedAt, hasAgent } = visitor
  const did = checkedInAt ? 'Came to the open house' : 'Registered for the open house'
  const when = openHouseStart(house.startsAt.toISOString(), house.timeZone)
  const facts = [
    consentedAt ? 'May be contacted.' : 'No consent to be contacted.',
    hasAgent === true && 'Has an agent.',
    hasAgent === false && 'Has no agent.',
  ]
  await recordLead(
    { trx },
    {
      userId: house.realtorId,
      teamId: house.teamId,
      name,
      email,
      phone,
      source: 'open_house',
      propertyId: house.propertyId,
      event: {
        kind: 'open_house',
        cause: `open_house:${id}:visitor:${visitor.id}:${checkedInAt ? 'here' : 'registered'}`,
        title: `${did}, ${when}`,
        url: `/farm/open-houses?open=${id}`,
        message: facts.filter(Boolean).join(' '),
        at: checkedInAt?.toJSDate(),
      },
    }
  )
}
