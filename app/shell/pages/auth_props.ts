import type User from '#app/accounts/user'
import { findPersonOf } from '#app/profiles/find_profile'
import UserTransformer from '#app/profiles/user_transformer'
import { findCurrentTeam } from '#app/teams/current_team/current_team'
import CurrentTeamTransformer from '#app/teams/current_team/current_team_transformer'

/** The signed-in account and current team, for every page. */
export async function authProps(user: User | null) {
  if (!user) return { user: null, current_team: null }
  const team = await findCurrentTeam(user)
  return {
    user: new UserTransformer(await findPersonOf(user), user.id).toObject(),
    current_team: team && new CurrentTeamTransformer(team).toObject(),
  }
}
