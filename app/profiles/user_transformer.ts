import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import type { Person } from '#app/profiles/find_profile'
import StatsTransformer from '#app/profiles/stats/stats_transformer'

export default class UserTransformer extends BaseTransformer<Person> {
  constructor(
    person: Person,
    private readonly viewerId: number | null
  ) {
    super(person)
  }

  toObject() {
    const { user, stats } = this.resource
    return {
      ...new UserCardTransformer(user).toObject(),
      ...(user.id === this.viewerId ? { email: user.email } : {}),
      bio: user.bio,
      stat_id: stats.id,
      stats: [new StatsTransformer(stats).toObject()],
      current_team_id: user.currentTeamId,
      created_at: user.createdAt.toUTC().toISO()!,
    }
  }
}
