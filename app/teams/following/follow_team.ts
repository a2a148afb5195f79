import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isHiddenTeam } from '#app/teams/find_teams'
import Team from '#app/teams/team'

export interface TeamFollowState {
  isFollowing: boolean
  followersCount: number
}

/** Idempotent; the database maintains the count. @throws E_ROW_NOT_FOUND, HttpError 404 */
export async function followTeam(
  { user, trx }: ActingUser,
  handle: string
): Promise<TeamFollowState> {
  const team = await Team.findByOrFail('handle', handle, { client: trx })
  if (await isHiddenTeam(team.id, user.id, trx)) throw HttpError.notFound()
  await trx.rawQuery(
    'insert into team_followers (team_id, user_id) values (?, ?) on conflict do nothing',
    [team.id, user.id]
  )
  const { followersCount } = await team.refresh()
  return { isFollowing: true, followersCount }
}

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
