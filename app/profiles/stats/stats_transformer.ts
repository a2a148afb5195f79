import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StatsRow } from '#app/profiles/stats/stats_sql'

export default class StatsTransformer extends BaseTransformer<StatsRow> {
  toObject() {
    const stats = this.resource
    return {
      id: stats.id,
      headline: stats.headline,
      years_experience: stats.yearsExperience,
      homes_sold: stats.homesSold,
      sales_volume: stats.salesVolume,
      languages: stats.languages,
      specialties: stats.specialties,
      awards: stats.awards,
      followers_count: stats.followersCount,
      followings_count: stats.followingsCount,
      properties_count: stats.propertiesCount,
      spots_count: stats.spotsCount,
      designs_count: stats.designsCount,
    }
  }
}
