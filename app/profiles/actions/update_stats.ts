import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/core/exceptions/http_error'
import type User from '#app/accounts/models/user'
import UserStats from '#app/profiles/models/user_stats'
import type { StatsInput } from '#app/profiles/validators/stats_validator'

/** Changes what a profile says of its owner's work; fields left out stay. */
export default class UpdateStats {
  /**
   * @param trx the caller's transaction, where it has one open
   * @throws E_ROW_NOT_FOUND for no such stats, HttpError 403 for somebody else's
   */
  async handle(
    user: User,
    statsId: number,
    input: StatsInput,
    trx?: TransactionClientContract
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
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined)
  ) as Partial<T>
}
