import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { sentTo } from '#app/chats/messages/models/sent_to'
import type Image from '#app/media/models/image'
import type { VideoViewer } from '#app/videos/registry/video_viewers'

/** Whether its owner sent a video to this person. */
export const mayWatchSentVideo: VideoViewer = ({ id }, { user }) => isSent('videos.id', id, user)

/** The same for its poster. */
export async function maySeeSentPoster({ id }: Image, user: User | null): Promise<boolean> {
  return isSent('videos.poster_image_id', id, user)
}

async function isSent(column: string, id: number, user: User | null): Promise<boolean> {
  if (!user) return false
  const sent = await sentTo(user.id, 'videos')
    .where(column, id)
    .whereNull('videos.removing_since')
    .whereNotIn('videos.user_id', await listHiddenUserIds(user.id))
    .first()
  return Boolean(sent)
}
