import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import { mayManage } from '#app/teams/team_roles'
import type { TeamRow } from '#app/teams/team_row'

/** A team as the viewer sees it. */
export default class TeamTransformer extends BaseTransformer<TeamRow> {
  toObject() {
    const team = this.resource
    const showsDomain = team.domainStatus === 'verified' || mayManage(team.role)
    return {
      id: team.id,
      handle: team.handle,
      name: team.name,
      type: team.type,
      domain: showsDomain ? team.domain : null,
      domain_status: showsDomain ? team.domainStatus : ('none' as const),
      photo: team.photoUrl,
      owner: new UserCardTransformer(team.owner).toObject(),
      members_count: team.membersCount,
      followers_count: team.followersCount,
      is_following: team.isFollowing,
      role: team.role,
      created_at: wireTime(team.createdAt),
    }
  }
}
