import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withContent } from '#app/media/image'
import Video from '#app/videos/video'
import { mayWatch, type VideoRange } from '#app/videos/video_viewers'
import type { Watcher } from '#app/walkthroughs/may_watch_walkthrough'
import { shownPart } from '#app/walkthroughs/videos/shown_part'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'

export interface PlacedVideo {
  video: Video
  /** null for one that is in no walkthrough */
  place: WalkthroughVideo | null
  /** as much as is seen of it; all without */
  part?: VideoRange | null
}

/** A video for its owner, and for others as far as they may watch it. @throws HttpError 404 */
export async function findPlacedVideo(id: number, watcher: Watcher): Promise<PlacedVideo> {
  const placed = await findPlacedVideoOf(id)
  const seen = placed && (await seenBy(watcher, placed))
  if (!seen) throw HttpError.notFound()
  return seen
}

/** Null if they may watch nothing of it. */
async function seenBy(watcher: Watcher, { video, place }: PlacedVideo) {
  if (await mayWatch(video, { ...watcher, range: null })) return { video, place }
  const part = place && shownPart(video, place)
  return part && (await mayWatch(video, { ...watcher, range: part }))
    ? { video, place, part }
    : null
}

/** For whoever it is sent to. */
export async function findPlacedVideoOf(id: number): Promise<PlacedVideo | null> {
  const video = await Video.query()
    .where('id', id)
    .preload('poster', withContent)
    .preload('captions')
    .first()
  return video && { video, place: await WalkthroughVideo.find(id) }
}

/** Newest first, unfinished ones too, and one more than the page holds. */
export async function listOwnVideos(
  owner: User,
  { page, perPage }: PageRequest
): Promise<PlacedVideo[]> {
  const videos = await Video.query()
    .where('user_id', owner.id)
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  const ids = videos.map(({ id }) => id)
  const places = await WalkthroughVideo.query().whereIn('video_id', ids)
  const placeOf = new Map(places.map((place) => [place.videoId, place]))
  return videos.map((video) => ({ video, place: placeOf.get(video.id) ?? null }))
}

/** @throws HttpError 404, or 403 for one that this person may only watch */
export async function findOwnVideo(id: number, user: User): Promise<Video> {
  const video = await Video.query().where('id', id).whereNull('removing_since').first()
  if (!video) throw HttpError.notFound()
  if (video.userId === user.id) return video
  const placed = { video, place: await WalkthroughVideo.find(id) }
  const isSeen = await seenBy({ user, invitationIds: [] }, placed)
  throw isSeen ? HttpError.forbidden() : HttpError.notFound()
}
