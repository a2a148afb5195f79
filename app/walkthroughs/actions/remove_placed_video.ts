import type { ActingUser } from '#app/accounts/models/acting_user'
import { removeVideo } from '#app/videos/actions/remove_video'
import type Video from '#app/videos/models/video'
import { closeGap } from '#app/walkthroughs/actions/place_video'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import { lockWalkthroughOf } from '#app/walkthroughs/actions/update_placed_video'
import WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'

/** Deletes one's own video and closes the gap in its walkthrough. @throws HttpError 404 */
export async function removePlacedVideo({ user, trx }: ActingUser, video: Video): Promise<void> {
  const walkthrough = await lockWalkthroughOf({ user, trx }, video)
  await removeVideo({ user, trx }, video)
  const place = await WalkthroughVideo.find(video.id, { client: trx })
  if (!walkthrough || !place) return
  await place.delete()
  await closeGap({ trx }, walkthrough, place.listId)
  await touchWalkthrough({ trx }, walkthrough)
}
