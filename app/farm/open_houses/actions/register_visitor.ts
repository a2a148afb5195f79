import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/models/user'
import { askConsent } from '#app/farm/open_houses/actions/ask_consent'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { recordVisit } from '#app/farm/open_houses/actions/record_visit'
import { tellHosts } from '#app/farm/open_houses/actions/tell_hosts'
import { consentOf, type VisitorInput } from '#app/farm/open_houses/models/consent'
import { lockOpenHouse } from '#app/farm/open_houses/models/lock_open_house'
import { mailNow, remindersOf } from '#app/farm/open_houses/models/planned_mails'
import Visitor from '#app/farm/open_houses/models/visitor'
import { assertOpen } from '#app/farm/open_houses/policies/assert_open'
import { countRegistered } from '#app/farm/open_houses/queries/count_registered'

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
