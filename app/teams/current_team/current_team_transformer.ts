import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { CurrentTeam } from '#app/teams/current_team/current_team_sql'

/** The person's current team, as sent with every page. */
export default class CurrentTeamTransformer extends BaseTransformer<CurrentTeam> {
  toObject() {
    const { id, handle, name, photoUrl, role, users } = this.resource
    return {
      id,
      handle,
      name,
      photo: photoUrl,
      role,
      users: users.map((user) => new UserCardTransformer(user).toObject()),
    }
  }
}
