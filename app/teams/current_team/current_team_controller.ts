import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { findPersonOf } from '#app/profiles/find_profile'
import UserTransformer from '#app/profiles/user_transformer'
import { switchTeam } from '#app/teams/current_team/current_team'
import { currentTeamValidator } from '#app/teams/team_validators'

export default class CurrentTeamController {
  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { team_id: teamId } = await request.validateUsing(currentTeamValidator)
    const changed = await transaction((trx) => switchTeam({ user, trx }, teamId))
    return {
      status: 'success' as const,
      user: new UserTransformer(await findPersonOf(changed), user.id).toObject(),
    }
  }
}
