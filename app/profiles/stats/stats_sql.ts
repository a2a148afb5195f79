import type UserStats from '#app/profiles/stats/user_stats'

type StatsColumn =
  | 'id'
  | 'headline'
  | 'yearsExperience'
  | 'homesSold'
  | 'salesVolume'
  | 'languages'
  | 'specialties'
  | 'awards'
  | 'followersCount'
  | 'followingsCount'
  | 'propertiesCount'
  | 'spotsCount'
  | 'designsCount'

/** What the wire tells of somebody’s stats. */
export type StatsRow = Pick<UserStats, StatsColumn>

/** Their own, for every page. */
export const OWN_STATS = `select json_build_object('id', id, 'headline', headline,
    'yearsExperience', years_experience, 'homesSold', homes_sold, 'salesVolume', sales_volume,
    'languages', languages, 'specialties', specialties, 'awards', awards,
    'followersCount', followers_count, 'followingsCount', followings_count,
    'propertiesCount', properties_count, 'spotsCount', spots_count,
    'designsCount', designs_count)
  from user_stats where user_id = :userId`
