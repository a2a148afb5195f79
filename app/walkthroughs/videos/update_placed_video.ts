import { isDeepStrictEqual } from 'node:util'
import { errors } from '@vinejs/vine'
import type { ActingUser } from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { updateVideo, removeVideo, type VideoChange } from '#app/videos/change_video'
import PosterChosen from '#app/videos/processing/poster_chosen'
import type Video from '#app/videos/video'
import { touchWalkthrough } from '#app/walkthroughs/change_walkthrough'
import type { PlacedVideo } from '#app/walkthroughs/videos/find_placed_videos'
import { placeVideo, closeGap, type WalkthroughPlace } from '#app/walkthroughs/videos/place_video'
import { shownPart } from '#app/walkthroughs/videos/shown_part'
import WalkthroughVideo, { type Chapter } from '#app/walkthroughs/videos/walkthrough_video'
import type Walkthrough from '#app/walkthroughs/walkthrough'
import { lockWalkthrough } from '#app/walkthroughs/walkthrough_locks'

export interface PlacedVideoChange extends VideoChange, WalkthroughPlace {
  /** null for its own start or end */
  startsMs?: number | null
  endsMs?: number | null
  chapters?: Chapter[]
}

/**
 * Changes one's own video and its place in its walkthrough.
 * @throws HttpError 404; E_VALIDATION_ERROR for a place where it is in none, and for times that
 * don't fit
 */
export async function updatePlacedVideo(
  { user, trx }: ActingUser,
  video: Video,
  { title, posterTimeMs, captions, ...placing }: PlacedVideoChange
): Promise<PlacedVideo> {
  const walkthrough = await lockWalkthroughOf({ user, trx }, video)
  const updated = await updateVideo({ user, trx }, video, { title, posterTimeMs, captions })
  const isPlaced = Object.values(placing).some((value) => value !== undefined)
  if (!walkthrough) {
    if (isPlaced) throw invalid('list_id', 'Add this video to a walkthrough first.')
    return { video: updated, place: null }
  }
  if (isPlaced) await rearrange({ trx }, walkthrough, updated, placing)
  await touchWalkthrough({ trx }, walkthrough)
  return { video: updated, place: await WalkthroughVideo.find(video.id, { client: trx }) }
}

/** Null for a video in none. @throws HttpError 409 if it was moved to another meanwhile */
async function lockWalkthroughOf(
  { user, trx }: ActingUser,
  { id }: Video
): Promise<Walkthrough | null> {
  const place = await WalkthroughVideo.find(id, { client: trx })
  if (!place) return null
  const walkthrough = await lockWalkthrough({ user, trx }, { id: place.walkthroughId })
  const present = await WalkthroughVideo.find(id, { client: trx })
  if (present && present.walkthroughId !== walkthrough.id) {
    throw HttpError.conflict('This video was moved meanwhile. Reload the page.')
  }
  return walkthrough
}

type Placing = Omit<PlacedVideoChange, keyof VideoChange>

async function rearrange(
  { trx }: InTransaction,
  walkthrough: Walkthrough,
  video: Video,
  { listId, position, startsMs, endsMs, chapters }: Placing
): Promise<void> {
  const { id, durationMs } = video
  if (listId !== undefined || position !== undefined) {
    await placeVideo({ trx }, walkthrough, id, { listId, position })
  }
  if (startsMs === undefined && endsMs === undefined && !chapters) return
  const place = await WalkthroughVideo.findOrFail(id, { client: trx })
  const before = shownPart(video, place)
  if (startsMs !== undefined) place.startsMs = startsMs || null
  if (endsMs !== undefined) place.endsMs = endsMs !== null && endsMs === durationMs ? null : endsMs
  if (chapters) place.chapters = chapters.toSorted((one, other) => one.atMs - other.atMs)
  assertTimes(place, durationMs ?? Number.POSITIVE_INFINITY)
  await place.save()
  const isOtherPart = !isDeepStrictEqual(shownPart(video, place), before)
  if (isOtherPart && video.posterTimeMs === null) {
    afterCommit(trx, () => PosterChosen.dispatch(id))
  }
}

function assertTimes({ startsMs, endsMs, chapters }: WalkthroughVideo, durationMs: number): void {
  if ((startsMs ?? 0) >= (endsMs ?? durationMs)) {
    throw invalid('starts_at', 'The video has to start before it ends.')
  }
  if ((endsMs ?? 0) > durationMs) throw invalid('ends_at', 'This is after the end of the video.')
  if (chapters.some(({ atMs }) => atMs >= durationMs)) {
    throw invalid('chapters', 'Each chapter has to start before the end of the video.')
  }
  if (new Set(chapters.map(({ atMs }) => atMs)).size < chapters.length) {
    throw invalid('chapters', 'Only one chapter can start at the same moment.')
  }
}

function invalid(field: string, message: string) {
  return new errors.E_VALIDATION_ERROR([{ field: `video.${field}`, message, rule: 'place' }])
}

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
