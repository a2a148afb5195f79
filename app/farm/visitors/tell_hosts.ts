import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import type OpenHouse from '#app/farm/open_houses/open_house'
import type Visitor from '#app/farm/visitors/visitor'
import { openHouseChannel } from '#app/farm/open_houses/open_house_options'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import { findVisitor } from '#app/farm/visitors/find_visitors'
import VisitorTransformer from '#app/farm/visitors/visitor_transformer'
import { notify } from '#app/notifications/notify'
import { broadcast } from '#app/realtime/broadcast'

/** Shows hosts somebody who came in or changed. @param isNotified also as a notification */
export async function tellHosts(
  { trx }: InTransaction,
  { id }: Pick<OpenHouse, 'id'>,
  visitor: Pick<Visitor, 'id' | 'name' | 'userId'>,
  { isNotified = false } = {}
): Promise<void> {
  const house = await findOpenHouse({ id }, trx)
  const shown = await findVisitor(id, visitor.id, trx)
  const data = {
    visitor: new VisitorTransformer(shown).toObject(),
    registrations_count: house.registrationsCount,
    waiting_count: house.waitingCount,
    visitors_count: house.visitorsCount,
  }
  afterCommit(trx, () =>
    broadcast({ event: 'visitor.registered', channels: [openHouseChannel(id)], data })
  )
  if (!isNotified) return
  const hostIds = house.hosts.length ? house.hosts.map((host) => host.id) : [house.realtorId]
  for (const userId of hostIds) {
    if (userId === visitor.userId) continue
    await notify(
      { trx },
      {
        userId,
        kind: 'open_house_registration',
        groupKey: `open-house:${id}:registrations`,
        words: {
          name: visitor.name,
          others: String(house.registrationsCount + house.waitingCount - 1),
          home: house.property.name ?? 'a home',
        },
        url: `/farm/open-houses?open=${id}`,
        about: { of: 'property', id: house.property.id },
      }
    )
  }
}
