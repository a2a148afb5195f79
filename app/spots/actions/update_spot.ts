import type { ActingUser } from '#app/accounts/models/acting_user'
import { writeSpot } from '#app/spots/actions/write_spot'
import { lockSpot } from '#app/spots/models/lock_spot'
import type Spot from '#app/spots/models/spot'
import type { SpotInput } from '#app/spots/models/spot_input'

/** Changes what is given. @throws HttpError 404, 403, E_VALIDATION_ERROR */
export async function updateSpot(
  { user, trx }: ActingUser,
  slug: string,
  input: SpotInput
): Promise<Spot> {
  return writeSpot({ user, trx }, await lockSpot({ user, trx }, slug), input)
}
