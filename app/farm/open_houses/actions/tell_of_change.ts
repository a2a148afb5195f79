import type { ActingUser } from '#app/accounts/models/acting_user'
import { openHouseStart } from '#app/farm/contract/open_house_words'
import type OpenHouse from '#app/farm/open_houses/models/open_house'
import { listByIds } from '#app/farm/open_houses/queries/list_by_ids'
import { notify } from '#app/notifications/actions/notify'

/** Tells the other hosts, and the realtor, once each: of the first one they receive visitors at. */
export async function tellOfChange(
  { user, trx }: ActingUser,
  houses: readonly OpenHouse[],
  change: 'moved' | 'cancelled'
): Promise<void> {
  const rows = await listByIds(
    houses.map(({ id }) => id),
    trx
  )
  const toldOf = new Map<number, typeof rows>()
  for (const row of rows) {
    for (const userId of new Set([...row.hosts.map((host) => host.id), row.realtorId])) {
      toldOf.set(userId, [...(toldOf.get(userId) ?? []), row])
    }
  }
  for (const [userId, [first, ...later]] of toldOf) {
    if (!first) continue
    await notify(
      { trx },
      {
        userId,
        actorId: user.id,
        kind: 'open_house_change',
        // one for each change: an unread notice of another would swallow it
        groupKey: `open-house:${first.id}:change:${first.revision}`,
        words: {
          name: user.name,
          home: first.property.name ?? 'a home',
          starts: openHouseStart(first.startsAt.toISOString(), first.timeZone),
          change,
          later: String(later.length),
        },
        url: `/farm/open-houses?open=${first.id}`,
      }
    )
  }
}
