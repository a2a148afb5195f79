import User from '#app/accounts/models/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openFarm } from '#app/farm/actions/open_farm'
import type Farm from '#app/farm/models/farm'

/** The farm a listing’s realtor works on; null for one who has none anymore. */
export async function openFarmOf({ trx }: InTransaction, realtorId: number): Promise<Farm | null> {
  const user = await User.findOrFail(realtorId, { client: trx })
  try {
    return await openFarm({ user, trx })
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return null
    throw error
  }
}
