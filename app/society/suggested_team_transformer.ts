import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SuggestedTeam } from '#app/society/list_suggested_groups'
import TeamTransformer from '#app/teams/team_transformer'

export default class SuggestedTeamTransformer extends BaseTransformer<SuggestedTeam> {
  toObject() {
    const { team, reason } = this.resource
    return { ...new TeamTransformer(team).toObject(), reason }
  }
}
