import { preparedRows } from '#app/kernel/database/prepared_rows'
import type { PropertyRow } from '#app/properties/models/property_row'
import type { TeamRole } from '#app/teams/contract/team_roles'

interface Standing {
  /** in the listing's team */
  role: TeamRole | null
  isSaved: boolean
  /** they or the owner blocked the other */
  isHidden: boolean
}

/** What only this person sees of a listing that anybody may see. */
export async function findStanding(
  { id, userId, team }: Pick<PropertyRow, 'id' | 'userId' | 'team'>,
  viewerId: number
): Promise<Standing> {
  const [standing] = await preparedRows<Standing>(
    `select (select role from team_members where team_id = :teamId and user_id = :viewerId) as role,
       exists (select from saved_properties
         where user_id = :viewerId and property_id = :id) as "isSaved",
       exists (select from blocks where (blocker_id = :viewerId and blocked_id = :userId)
         or (blocker_id = :userId and blocked_id = :viewerId)) as "isHidden"`,
    { id, userId, teamId: team?.id ?? null, viewerId }
  )
  return standing!
}
