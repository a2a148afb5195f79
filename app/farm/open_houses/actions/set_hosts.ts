import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import type OpenHouse from '#app/farm/open_houses/models/open_house'
import { areTeammates } from '#app/teams/policies/are_teammates'

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
  if (!hostIds.length) return
  await trx
    .table('open_house_hosts')
    .multiInsert(hostIds.map((hostId) => ({ open_house_id: id, user_id: hostId })))
}
