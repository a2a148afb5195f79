import type { ActingUser } from '#app/accounts/models/acting_user'
import { removeVideo } from '#app/videos/actions/remove_video'
import { lockWalkthrough } from '#app/walkthroughs/models/lock_walkthrough'
import WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'

/** With its videos. @throws HttpError 404 */
export async function removeWalkthrough({ user, trx }: ActingUser, slug: string): Promise<void> {
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  const places = await WalkthroughVideo.query({ client: trx })
    .where('walkthrough_id', walkthrough.id)
    .whereHas('video', (video) => video.whereNull('removing_since'))
    .preload('video')
    .orderBy('video_id')
  for (const { video } of places) await removeVideo({ user, trx }, video)
  await walkthrough.delete()
}
