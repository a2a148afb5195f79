import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shutOutHost } from '#app/farm/open_houses/shut_out_host'

interface Parting {
  teamId: number
  /** who leaves; everybody, of a team that is deleted, without it */
  userId?: number
}

/**
 * Before people are no longer in a team: none of them hosts at another’s home, unless they share
 * another team. A home that stays with the team keeps its other hosts.
 */
export async function endHosting(
  { teamId, userId }: Parting,
  trx: TransactionClientContract
): Promise<void> {
  const leaving: object = { teamId, userId: userId ?? null }
  const { rows } = await trx.rawQuery<{ rows: { id: number; hostId: number }[] }>(
    `with leaving as (select user_id from team_members
       where team_id = :teamId and user_id = coalesce(:userId::integer, user_id))
     delete from open_house_hosts h using open_houses o, properties p
     where o.id = h.open_house_id and p.id = o.property_id
       and h.user_id <> p.user_id and h.user_id is distinct from p.second_owner_id
       and (h.user_id in (select user_id from leaving)
         or (p.user_id in (select user_id from leaving) and p.team_id is distinct from :teamId))
       and not exists (select from team_members host
         join team_members realtor on realtor.team_id = host.team_id
         where host.team_id <> :teamId and host.user_id = h.user_id
           and realtor.user_id = p.user_id)
     returning o.id, h.user_id as "hostId"`,
    { ...leaving }
  )
  for (const [hostId, hosted] of Map.groupBy(rows, (row) => row.hostId)) {
    const ids = hosted.map(({ id }) => id)
    shutOutHost({ trx }, hostId, ids)
  }
}

interface Handover {
  teamId: number
  userId: number
  ownerId: number
}

/** Who signs up by a form of somebody who no longer works in its team is a lead of the team’s owner. */
export async function handOverForms(
  { teamId, userId, ownerId }: Handover,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `update farm_forms form set user_id = :ownerId from farms f
     where f.id = form.farm_id and f.team_id = :teamId and form.user_id = :userId`,
    { teamId, userId, ownerId }
  )
}
