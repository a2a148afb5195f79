import { errors } from '@vinejs/vine'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import VideoList from '#app/walkthroughs/lists/video_list'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import type Walkthrough from '#app/walkthroughs/walkthrough'
import { MAX_WALKTHROUGH_VIDEOS } from '#app/walkthroughs/walkthrough_limits'

export interface WalkthroughPlace {
  /** null for none; stays where it is without it */
  listId?: number | null
  /** from 0; at the end without it */
  position?: number
}

/**
 * Puts a video into a walkthrough that is locked, or moves it there.
 * @throws HttpError 409 when it is full; E_VALIDATION_ERROR for a list of another walkthrough
 */
export async function placeVideo(
  { trx }: InTransaction,
  walkthrough: Walkthrough,
  videoId: number,
  { listId, position }: WalkthroughPlace
): Promise<void> {
  const places = await WalkthroughVideo.query({ client: trx })
    .where('walkthrough_id', walkthrough.id)
    .orderBy('position')
    .orderBy('video_id')
  const present = places.find((place) => place.videoId === videoId)
  if (!present && places.length >= MAX_WALKTHROUGH_VIDEOS) {
    throw HttpError.conflict(`A walkthrough can have at most ${MAX_WALKTHROUGH_VIDEOS} videos.`)
  }
  const target = listId === undefined ? (present?.listId ?? null) : listId
  if (target !== null) await requireList({ trx }, walkthrough, target)
  const former = present?.listId
  if (former === target && position === undefined) return

  const inTarget = places.filter((place) => place.listId === target)
  const order = withPlace(
    inTarget.map((place) => place.videoId),
    videoId,
    position
  )
  const place = present ?? new WalkthroughVideo().merge({ videoId, chapters: [] })
  place.merge({ walkthroughId: walkthrough.id, listId: target })
  const byId = new Map([...inTarget, place].map((each) => [each.videoId, each]))
  await renumber(
    { trx },
    order.map((id) => byId.get(id)!)
  )
  if (former !== undefined && former !== target) await closeGap({ trx }, walkthrough, former)
}

/** Closes the gap that a video leaves in a list. */
export async function closeGap(
  { trx }: InTransaction,
  { id }: Pick<Walkthrough, 'id'>,
  listId: number | null
): Promise<void> {
  const places = await WalkthroughVideo.query({ client: trx })
    .where('walkthrough_id', id)
    .where((query) =>
      listId === null ? query.whereNull('list_id') : query.where({ list_id: listId })
    )
    .orderBy('position')
    .orderBy('video_id')
  await renumber({ trx }, places)
}

async function renumber({ trx }: InTransaction, places: WalkthroughVideo[]): Promise<void> {
  for (const [position, place] of places.entries()) {
    place.useTransaction(trx)
    await place.merge({ position }).save()
  }
}

async function requireList(
  { trx }: InTransaction,
  { id }: Walkthrough,
  listId: number
): Promise<void> {
  const list = await VideoList.query({ client: trx })
    .where({ id: listId, walkthrough_id: id })
    .first()
  if (list) return
  throw new errors.E_VALIDATION_ERROR([
    { field: 'video.list_id', message: 'Choose a list of this walkthrough.', rule: 'list' },
  ])
}

/** The ids with one of them at a position, or at the end; positions beyond the ends count as those. */
export function withPlace(ids: readonly number[], id: number, position?: number): number[] {
  const others = ids.filter((other) => other !== id)
  const at = Math.min(Math.max(position ?? others.length, 0), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}
