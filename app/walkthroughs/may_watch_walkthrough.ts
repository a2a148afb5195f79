import db from '@adonisjs/lucid/services/db'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import type Image from '#app/media/image'
import { findListingSight } from '#app/properties/find_listing_sight'
import type { VideoViewer } from '#app/videos/video_viewers'
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

/** Whether a walkthrough that this person may watch shows the finished video. */
export const showsVideo: VideoViewer = async ({ id, status }, watcher) =>
  status === 'ready' && isInWalkthrough('v.id = :id', id, watcher)

/** The same for the poster of a video. */
export async function showsPoster({ id }: Image, user: User | null): Promise<boolean> {
  return isInWalkthrough('v.poster_image_id = :id', id, { user, invitationIds: [] })
}

async function isInWalkthrough(condition: string, id: number, watcher: Watcher): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { walkthroughId: number }[] }>(
    `select place.walkthrough_id as "walkthroughId" from videos v
     join walkthrough_videos place on place.video_id = v.id
     where ${condition} and v.status = 'ready' and v.removing_since is null`,
    { id }
  )
  for (const { walkthroughId } of rows) {
    const walkthrough = await Walkthrough.find(walkthroughId)
    if (walkthrough && (await mayWatchWalkthrough(walkthrough, watcher))) return true
  }
  return false
}
