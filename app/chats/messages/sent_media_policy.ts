import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { VISIBLE_TO_MEMBER, sentTo } from '#app/chats/messages/message_sql'
import type Image from '#app/media/image'
import type { VideoViewer } from '#app/videos/video_viewers'

/** Whether an image was sent to this person. */
export async function maySeeImage(image: Image, user: User | null): Promise<boolean> {
  if (!user) return false
  const sent = await db
    .from('message_images')
    .join('messages', 'messages.id', 'message_images.message_id')
    .join('chat_members', 'chat_members.chat_id', 'messages.chat_id')
    .where({ 'message_images.image_id': image.id, 'chat_members.user_id': user.id })
    .whereNotNull('chat_members.folder')
    .whereRaw(VISIBLE_TO_MEMBER)
    .select('messages.id')
    .first()
  return Boolean(sent)
}

/** Whether an image belongs to a design sent to this person. */
export async function maySeeDesignImage({ id }: Image, user: User | null): Promise<boolean> {
  if (!user) return false
  const sent = await sentTo(user.id, 'designs')
    .where((picture) =>
      picture.where('designs.image_id', id).orWhere('designs.original_image_id', id)
    )
    .whereNull('designs.taken_down_at')
    .first()
  return Boolean(sent)
}

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
