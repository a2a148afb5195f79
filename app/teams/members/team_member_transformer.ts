import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type TeamMember from '#app/teams/team_member'

export default class TeamMemberTransformer extends BaseTransformer<TeamMember> {
  toObject() {
    const member = this.resource
    return {
      ...new UserCardTransformer(member.user).toObject(),
      role: member.role,
      joined_at: wireTime(member.createdAt),
    }
  }
}
