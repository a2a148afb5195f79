import type { ActingUser } from '#app/accounts/models/acting_user'
import { detachImages } from '#app/media/actions/detach_images'
import type { ListingFate } from '#app/teams/contract/team_options'
import { isOwner } from '#app/teams/contract/team_roles'
import { lockTeam } from '#app/teams/models/lock_team'
import { runDeletionSteps } from '#app/teams/registry/team_steps'

/** Deletes everything that belongs only to the team. @throws HttpError 404, 403 */
export async function deleteTeam(
  acting: ActingUser,
  handle: string,
  listings: ListingFate
): Promise<void> {
  const { team } = await lockTeam(acting, { handle }, isOwner)
  await runDeletionSteps({ team, listings, actorId: acting.user.id }, acting.trx)
  if (team.photoImageId !== null) await detachImages(acting, [team.photoImageId])
  await team.delete()
}
