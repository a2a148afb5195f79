import { randomUUID } from 'node:crypto'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { setHosts } from '#app/farm/open_houses/actions/set_hosts'
import { showOnListing } from '#app/farm/open_houses/actions/show_on_listing'
import OpenHouse from '#app/farm/open_houses/models/open_house'
import type { OpenTimes } from '#app/farm/open_houses/validators/open_house_times'
import type { PropertyRow } from '#app/properties/models/property_row'

interface Plan {
  zone: string
  times: readonly OpenTimes[]
  /** just the person themselves without any */
  hostIds?: readonly number[]
  capacity?: number | null
  notes?: string | null
}

/** One, or a series. @returns in order */
export async function scheduleOpenHouses(
  { user, trx }: ActingUser,
  property: Pick<PropertyRow, 'id' | 'name' | 'userId'>,
  { zone, times, hostIds, capacity = null, notes }: Plan
): Promise<OpenHouse[]> {
  const seriesId = times.length > 1 ? randomUUID() : null
  const houses: OpenHouse[] = []
  for (const { startsAt, endsAt } of times) {
    const house = await OpenHouse.create(
      {
        propertyId: property.id,
        slug: readableSlug(property.name, 'open-house'),
        seriesId,
        timeZone: zone,
        capacity,
        notes: notes || null,
        startsAt,
        endsAt,
      },
      { client: trx }
    )
    await setHosts({ user, trx }, house, property.userId, hostIds?.length ? hostIds : [user.id])
    houses.push(house)
  }
  await showOnListing({ trx }, property.id)
  return houses
}
