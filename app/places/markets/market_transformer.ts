import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MarketView } from '#app/places/markets/find_markets'

export default class MarketTransformer extends BaseTransformer<MarketView> {
  toObject() {
    const { market, isMember } = this.resource
    return {
      id: market.id,
      slug: market.slug,
      name: market.name,
      city: market.city,
      state: market.state,
      country: market.country,
      country_code: market.countryCode,
      latitude: market.latitude,
      longitude: market.longitude,
      radius_km: market.radiusKm,
      members_count: market.membersCount,
      is_member: isMember,
    }
  }
}
