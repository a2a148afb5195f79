import { HttpError } from '#app/kernel/exceptions/http_error'
import UserStats from '#app/profiles/stats/user_stats'
import type { StatsInput } from '#app/profiles/profile_validators'
import type { ActingUser } from '#app/accounts/user'

/** Omitted fields stay unchanged. @throws E_ROW_NOT_FOUND, HttpError 403 */
export async function updateStats(
  { user, trx }: ActingUser,
  statsId: number,
  input: StatsInput
): Promise<UserStats> {
  const stats = await UserStats.findOrFail(statsId, { client: trx })
  if (stats.userId !== user.id) throw HttpError.forbidden()
  return stats
    .merge(
      withoutUndefined({
        headline: input.headline,
        yearsExperience: input.years_experience,
        homesSold: input.homes_sold,
        salesVolume: input.sales_volume,
        languages: input.languages,
        specialties: input.specialties,
        awards: input.awards,
      })
    )
    .save()
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined)
  ) as Partial<T>
}
