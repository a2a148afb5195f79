import { BaseTransformer } from '@adonisjs/core/transformers'
import MarketTransformer from '#app/places/markets/market_transformer'
import type { Profile } from '#app/profiles/find_profile'
import StatsTransformer from '#app/profiles/stats/stats_transformer'
import UserTransformer from '#app/profiles/user_transformer'

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
