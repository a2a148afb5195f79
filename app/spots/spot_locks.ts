import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findSpotRow } from '#app/spots/find_spot'
import Spot from '#app/spots/spot'

/** One’s own spot, locked. @throws HttpError 404, 403 if one may only see it */
export async function lockSpot({ user, trx }: ActingUser, slug: string): Promise<Spot> {
  const spot = await Spot.query({ client: trx })
    .where({ slug, user_id: user.id })
    .forUpdate()
    .first()
  if (spot) return spot
  await findSpotRow({ slug }, user.id, trx)
  throw HttpError.forbidden()
}
