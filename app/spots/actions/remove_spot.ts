import type { ActingUser } from '#app/accounts/models/acting_user'
import { detachImages } from '#app/media/actions/detach_images'
import { listImageIds } from '#app/spots/actions/replace_slides'
import { lockSpot } from '#app/spots/models/lock_spot'

/** Deletes one’s own spot; its videos and photos stay in the library. @throws HttpError 404, 403 */
export async function removeSpot({ user, trx }: ActingUser, slug: string): Promise<void> {
  const spot = await lockSpot({ user, trx }, slug)
  const images = await listImageIds(spot, { trx })
  await spot.delete()
  await detachImages({ trx }, images)
}
