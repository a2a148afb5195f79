import type User from '#app/accounts/models/user'
import { findContactImport } from '#app/farm/imports/queries/find_contact_import'
import Farm from '#app/farm/models/farm'
import { mayList } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

export async function mayFollowContactImport(user: User, id: number): Promise<boolean> {
  const found = await findContactImport(id)
  if (found?.leadOwnerId) return found.leadOwnerId === user.id
  const farm = found && (await Farm.find(found.farmId))
  if (!farm) return false
  return farm.userId === user.id || mayList(await findTeamRole(farm.teamId, user.id))
}
