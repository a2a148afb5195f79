import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { askConsent } from '#app/farm/open_houses/actions/ask_consent'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { recordVisit } from '#app/farm/open_houses/actions/record_visit'
import { tellHosts } from '#app/farm/open_houses/actions/tell_hosts'
import { DESK_OPEN_DAYS } from '#app/farm/contract/open_house_options'
import { consentOf, type VisitorInput } from '#app/farm/open_houses/models/consent'
import { lockOpenHouse } from '#app/farm/open_houses/models/lock_open_house'
import { thanksAfter } from '#app/farm/open_houses/models/planned_mails'
import Visitor from '#app/farm/open_houses/models/visitor'

/**
 * Somebody at the door. Who registered is checked in; for others there is always room. Once per
 * device entry and address, even long after, because tablets may have been offline.
 * @param signedAt when they did; now without it
 * @throws HttpError 409 where it is canceled or long over
 */
export async function signInVisitor(
  { trx }: InTransaction,
  openHouseId: number,
  input: VisitorInput & { signedAt: DateTime | null }
): Promise<Visitor> {
  const house = await lockOpenHouse({ trx }, openHouseId)
  const { clientId = randomUUID(), email } = input
  const sent = await Visitor.query({ client: trx }).where({ openHouseId, clientId }).first()
  if (sent?.checkedInAt) return sent
  if (house.cancelledAt) throw HttpError.conflict('This open house is canceled.')
  if (house.endsAt.plus({ days: DESK_OPEN_DAYS }) < DateTime.now()) {
    throw HttpError.conflict('This open house has ended.')
  }
  const known = sent ?? (await Visitor.query({ client: trx }).where({ openHouseId, email }).first())
  if (known?.checkedInAt) return known
  const visitor = known ?? new Visitor().useTransaction(trx)
  const consent = consentOf(input)
  visitor.merge({
    openHouseId,
    checkedInAt: momentOf(input.signedAt),
    ...(consent.consentedAt && consent),
    ...(!known && { clientId, email, name: input.name, status: 'walk_in' as const }),
    ...(known && known.status !== 'registered' && { status: 'walk_in' as const }),
    phone: input.phone ?? known?.phone ?? null,
    hasAgent: input.hasAgent ?? known?.hasAgent ?? null,
  })
  await visitor.save()
  await planMails({ trx }, [visitor.id], [thanksAfter(house.endsAt)])
  await askConsent({ trx }, house, visitor, 'desk')
  await recordVisit({ trx }, house, visitor)
  await tellHosts({ trx }, house, visitor)
  return visitor
}

/** A tablet’s clock may be wrong. */
function momentOf(signedAt: DateTime | null): DateTime {
  const now = DateTime.now()
  return signedAt?.isValid && signedAt < now ? signedAt : now
}
