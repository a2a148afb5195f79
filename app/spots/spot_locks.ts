import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findSpotRow } from '#app/spots/find_spot'
import Spot from '#app/spots/spot'
import type { SpotRow } from '#app/spots/spot_view'

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

/**
 * A spot that the viewer may see, locked against deletion until the transaction ends.
 * @param viewerId null for a guest
 * @throws HttpError 404
 */
export async function lockSeenSpot(
  { trx }: InTransaction,
  slug: string,
  viewerId: number | null
): Promise<SpotRow> {
  const row = await findSpotRow({ slug }, viewerId, trx)
  const held = await trx.rawQuery<{ rows: unknown[] }>(
    'select from spots where id = ? for key share',
    [row.id]
  )
  if (!held.rows.length) throw HttpError.notFound()
  return row
}
