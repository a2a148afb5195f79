import db from '@adonisjs/lucid/services/db'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import type Image from '#app/media/image'
import { findListingSight } from '#app/properties/find_listing_sight'
import type { VideoViewer } from '#app/videos/video_viewers'
import { shownPart } from '#app/walkthroughs/videos/shown_part'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import Walkthrough from '#app/walkthroughs/walkthrough'

export interface Watcher {
  user: User | null
  /** ids of invitations to listings opened in this browser */
  invitationIds: readonly number[]
}

type Subject = Pick<Walkthrough, 'userId' | 'propertyId' | 'isPublished'>

/** A published one is for everybody; one of a private listing for those who see the listing. */
export async function mayWatchWalkthrough(
  { userId, propertyId, isPublished }: Subject,
  { user, invitationIds }: Watcher
): Promise<boolean> {
  if (userId === user?.id) return true
  if (!isPublished || (await isHiddenFrom(user?.id ?? null, userId))) return false
  if (propertyId === null) return true
  const { isPrivate, isSeen } = await findListingSight(propertyId, user, invitationIds)
  return !isPrivate || isSeen
}

/** Whether a walkthrough that this person may watch shows the finished video or that part of it. */
export const showsVideo: VideoViewer = async (video, { range, ...watcher }) => {
  const place = video.status === 'ready' ? await WalkthroughVideo.find(video.id) : null
  if (!place) return false
  const part = shownPart(video, place)
  if (part && !(range && range.startsMs >= part.startsMs && range.endsMs <= part.endsMs)) {
    return false
  }
  return mayWatchById(place.walkthroughId, watcher)
}

/** Whether it shows the poster of a video. */
export async function showsPoster({ id }: Image, user: User | null): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { walkthroughId: number }[] }>(
    `select place.walkthrough_id as "walkthroughId" from videos v
     join walkthrough_videos place on place.video_id = v.id
     where v.poster_image_id = :id and v.status = 'ready' and v.removing_since is null`,
    { id }
  )
  for (const { walkthroughId } of rows) {
    if (await mayWatchById(walkthroughId, { user, invitationIds: [] })) return true
  }
  return false
}

async function mayWatchById(id: number, watcher: Watcher): Promise<boolean> {
  const walkthrough = await Walkthrough.find(id)
  return walkthrough !== null && mayWatchWalkthrough(walkthrough, watcher)
}
