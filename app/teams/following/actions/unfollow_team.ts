import type { ActingUser } from '#app/accounts/models/acting_user'
import type { TeamFollowState } from '#app/teams/following/actions/follow_team'
import Team from '#app/teams/models/team'

/** Idempotent; the database maintains the count. @throws E_ROW_NOT_FOUND */
export async function unfollowTeam(
  { user, trx }: ActingUser,
  handle: string
): Promise<TeamFollowState> {
  const team = await Team.findByOrFail('handle', handle, { client: trx })
  await trx.from('team_followers').where({ team_id: team.id, user_id: user.id }).delete()
  const { followersCount } = await team.refresh()
  return { isFollowing: false, followersCount }
}
