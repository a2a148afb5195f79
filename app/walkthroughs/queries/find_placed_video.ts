import { HttpError } from '#app/kernel/exceptions/http_error'
import Video from '#app/videos/models/video'
import { mayWatch } from '#app/videos/registry/video_viewers'
import WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'
import type { Watcher } from '#app/walkthroughs/policies/may_watch_walkthrough'
import type { PlacedVideo } from '#app/walkthroughs/models/placed_video'

/** A video for its owner and whoever may watch it. @throws HttpError 404 */
export async function findPlacedVideo(id: number, watcher: Watcher): Promise<PlacedVideo> {
  const placed = await findPlacedVideoOf(id)
  if (!placed || !(await mayWatch(placed.video, { ...watcher, range: null }))) {
    throw HttpError.notFound()
  }
  return placed
}

/** For whoever it is sent to. */
export async function findPlacedVideoOf(id: number): Promise<PlacedVideo | null> {
  const video = await Video.query().where('id', id).preload('poster').preload('captions').first()
  return video && { video, place: await WalkthroughVideo.find(id) }
}
