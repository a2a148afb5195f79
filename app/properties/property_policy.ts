import type User from '#app/accounts/user'
import Property from '#app/properties/property'
import { isMember, mayManage, type TeamRole } from '#app/teams/team_roles'
import { findTeamRole } from '#app/teams/find_teams'

type Owned = Pick<Property, 'userId' | 'secondOwnerId'>
type Subject = Owned & Pick<Property, 'status' | 'isPrivate'>

/**
 * Who may do what with a listing. The first two are for anybody: `null` is somebody not signed in.
 * `role` is theirs in the listing's team.
 */
export const propertyPolicy = {
  view: (user: User | null, property: Subject, role: TeamRole | null) =>
    isListed(property) ||
    propertyPolicy.edit(user, property, role) ||
    (isMember(role) && property.status === 'publish'),

  edit: (user: User | null, property: Owned, role: TeamRole | null) =>
    mayManage(role) ||
    (user !== null && (property.userId === user.id || property.secondOwnerId === user.id)),

  create: (user: User) => user.isRealtor,
}

/** Whether anybody may see it. */
function isListed({ status, isPrivate }: Subject): boolean {
  return status === 'publish' && !isPrivate
}

/** What others who edit a listing see of this person; false if they may not edit it. */
export async function editorIn(user: User, propertyId: number) {
  const property = await Property.find(propertyId)
  if (!property) return false
  const role = await findTeamRole(property.teamId, user.id)
  return propertyPolicy.edit(user, property, role) && { name: user.name, avatar: user.avatarUrl }
}
