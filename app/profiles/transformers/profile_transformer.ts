import { BaseTransformer } from '@adonisjs/core/transformers'
import MarketTransformer from '#app/places/transformers/market_transformer'
import type { Profile } from '#app/profiles/queries/find_profile'
import StatsTransformer from '#app/profiles/transformers/stats_transformer'
import UserTransformer from '#app/profiles/transformers/user_transformer'

/** A public page; never with an e-mail address. */
export default class ProfileTransformer extends BaseTransformer<Profile> {
  toObject() {
    const profile = this.resource
    return {
      user: UserTransformer.transform(profile, null),
      stats: StatsTransformer.transform([profile.stats]),
      markets: MarketTransformer.transform(profile.markets),
      is_following: profile.isFollowing,
      is_self: profile.isSelf,
    }
  }
}
