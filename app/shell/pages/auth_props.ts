import type { HttpContext } from '@adonisjs/core/http'
import { findPageValues } from '#app/common/page_values'
import UserTransformer from '#app/profiles/user_transformer'
import CurrentTeamTransformer from '#app/teams/current_team/current_team_transformer'

/** The signed-in account and current team, for every page. */
export async function authProps(ctx: Partial<Pick<HttpContext, 'auth'>>) {
  const user = ctx.auth?.user
  if (!user) return { user: null, current_team: null }
  const { own_stats: stats, current_team: team } = await findPageValues(ctx, user.id)
  if (!stats) return { user: null, current_team: null }
  return {
    user: new UserTransformer({ user, stats }, user.id).toObject(),
    current_team: team ? new CurrentTeamTransformer(team).toObject() : null,
  }
}
