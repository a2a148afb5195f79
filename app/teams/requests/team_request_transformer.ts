import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type TeamRequest from '#app/teams/requests/team_request'

export default class TeamRequestTransformer extends BaseTransformer<TeamRequest> {
  toObject() {
    const request = this.resource
    return {
      id: request.id,
      user: new UserCardTransformer(request.user).toObject(),
      message: request.message,
      status: request.status,
      created_at: wireTime(request.createdAt),
    }
  }
}
