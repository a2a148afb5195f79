import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Image from '#app/media/models/image'
import type { VideoViewer } from '#app/videos/registry/video_viewers'
import Walkthrough from '#app/walkthroughs/models/walkthrough'
import { mayWatchWalkthrough, type Watcher } from '#app/walkthroughs/policies/may_watch_walkthrough'

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
