import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import type { Person } from '#app/profiles/queries/find_person'
import StatsTransformer from '#app/profiles/transformers/stats_transformer'

/** A user in full; the e-mail address for that user only. */
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
      email: this.when(user.id === this.viewerId, () => user.email),
      bio: user.bio,
      stat_id: stats.id,
      stats: StatsTransformer.transform([stats]),
      current_team_id: user.currentTeamId,
      created_at: user.createdAt.toUTC().toISO()!,
    }
  }
}
