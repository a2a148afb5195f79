import { randomUUID } from 'node:crypto'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { readableSlug } from '#app/common/readable_slug'
import OpenHouse from '#app/farm/open_houses/open_house'
import type { OpenTimes } from '#app/farm/open_houses/open_house_times'
import { shutOutHost } from '#app/farm/open_houses/shut_out_host'
import type { InTransaction } from '#app/kernel/database/transaction'
import { showOpenTimes } from '#app/properties/show_open_times'
import type { PropertyRow } from '#app/properties/property_row'
import { areTeammates } from '#app/teams/find_teams'

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

/** @throws E_VALIDATION_ERROR for people outside the team */
export async function setHosts(
  { user, trx }: ActingUser,
  { id }: OpenHouse,
  realtorId: number,
  hostIds: readonly number[]
): Promise<void> {
  const present: { user_id: number }[] = await trx
    .from('open_house_hosts')
    .where('open_house_id', id)
    .select('user_id')
  const known = new Set([user.id, realtorId, ...present.map((host) => host.user_id)])
  for (const hostId of hostIds) {
    if (known.has(hostId) || (await areTeammates(user.id, hostId, trx))) continue
    throw fieldErrors({ 'open_house.hosts': 'Choose hosts from your team.' })
  }
  await trx.from('open_house_hosts').where('open_house_id', id).delete()
  for (const { user_id: hostId } of present) {
    if (!hostIds.includes(hostId)) shutOutHost({ trx }, hostId, [id])
  }
  if (!hostIds.length) return
  await trx
    .table('open_house_hosts')
    .multiInsert(hostIds.map((hostId) => ({ open_house_id: id, user_id: hostId })))
}

/** After a change to a listing’s open houses. */
export async function showOnListing({ trx }: InTransaction, propertyId: number): Promise<void> {
  const coming = await OpenHouse.query({ client: trx })
    .where('property_id', propertyId)
    .whereNull('cancelled_at')
    .where('ends_at', '>', new Date())
  const times = coming.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toJSDate(),
    endsAt: endsAt.toJSDate(),
  }))
  await showOpenTimes({ trx }, propertyId, times)
}
