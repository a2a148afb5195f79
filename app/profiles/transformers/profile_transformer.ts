import { BaseTransformer } from '@adonisjs/core/transformers'
import MarketTransformer from '#app/places/transformers/market_transformer'
import type { Profile } from '#app/profiles/queries/find_profile'
import StatsTransformer from '#app/profiles/transformers/stats_transformer'
import UserTransformer from '#app/profiles/transformers/user_transformer'

/** Never includes the email address. */
export default class ProfileTransformer extends BaseTransformer<Profile> {
  toObject() {
    const profile = this.resource
    return {
      user: new UserTransformer(profile, null).toObject(),
      stats: [new StatsTransformer(profile.stats).toObject()],
      markets: profile.markets.map((market) => new MarketTransformer(market).toObject()),
      is_following: profile.isFollowing,
      is_self: profile.isSelf,
    }
  }
}
