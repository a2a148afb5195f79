import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { planMails, mailNow, remindersOf, thanksAfter } from '#app/farm/open_house_mails/plan_mails'
import { lockOpenHouse, assertOpen } from '#app/farm/open_houses/open_house_locks'
import { DESK_OPEN_DAYS } from '#app/farm/open_houses/open_house_options'
import { recordVisit } from '#app/farm/visitors/check_in_visitor'
import { askConsent } from '#app/farm/visitors/confirm_consent'
import { tellHosts } from '#app/farm/visitors/tell_hosts'
import Visitor from '#app/farm/visitors/visitor'
import { consentOf, type VisitorInput } from '#app/farm/visitors/visitor_input'
import { countRegistered } from '#app/farm/visitors/withdraw_visitor'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

export interface Registered {
  visitor: Visitor
  /** registered before, by this device or another */
  isRepeat: boolean
}

/**
 * A place, or one on the waiting list where none is left. Once per device entry and address.
 * @throws HttpError 409 where it has ended or is canceled
 */
export async function registerVisitor(
  { trx }: InTransaction,
  openHouseId: number,
  input: VisitorInput & { user: User | null }
): Promise<Registered> {
  const house = await lockOpenHouse({ trx }, openHouseId)
  const known = await findKnown(openHouseId, input, trx)
  const isResent = known !== null && known.clientId === input.clientId
  if (known && (isResent || known.status !== 'withdrawn')) return { visitor: known, isRepeat: true }
  assertOpen(house)
  const isFull = house.capacity !== null && (await countRegistered(house.id, trx)) >= house.capacity
  const status = isFull ? ('waiting' as const) : ('registered' as const)
  const visitor = known ?? new Visitor().useTransaction(trx)
  visitor.merge({
    openHouseId,
    userId: input.user?.id ?? null,
    clientId: input.clientId ?? randomUUID(),
    name: input.name,
    email: input.email,
    phone: input.phone,
    hasAgent: input.hasAgent,
    status,
    registeredAt: DateTime.now(),
    ...consentOf(input),
  })
  await visitor.save()
  if (known) await trx.from('open_house_mails').where('visitor_id', known.id).delete()
  await planMails(
    { trx },
    [visitor.id],
    isFull ? [mailNow('waiting')] : [mailNow('confirmation'), ...remindersOf(house)]
  )
  await askConsent({ trx }, house, visitor, 'register')
  await recordVisit({ trx }, house, visitor)
  await tellHosts({ trx }, house, visitor, { isNotified: true })
  return { visitor, isRepeat: false }
}

async function findKnown(
  openHouseId: number,
  { clientId, email }: VisitorInput,
  trx: InTransaction['trx']
): Promise<Visitor | null> {
  const found = await Visitor.query({ client: trx })
    .where('open_house_id', openHouseId)
    .where((either) => {
      void either.where('email', email)
      if (clientId) void either.orWhere('client_id', clientId)
    })
  return found.find((visitor) => visitor.clientId === clientId) ?? found[0] ?? null
}

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
