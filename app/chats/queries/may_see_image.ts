import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Image from '#app/media/models/image'
import { SEEN_BY_MEMBER } from './seen_by_member.js'

/** Whether a picture was sent to somebody, in a chat that is there for them. */
export async function maySeeImage(image: Image, user: User | null): Promise<boolean> {
  if (!user) return false
  const sent = await db
    .from('message_images')
    .join('messages', 'messages.id', 'message_images.message_id')
    .join('chat_members', 'chat_members.chat_id', 'messages.chat_id')
    .where({ 'message_images.image_id': image.id, 'chat_members.user_id': user.id })
    .whereNotNull('chat_members.folder')
    .whereRaw(SEEN_BY_MEMBER)
    .select('messages.id')
    .first()
  return Boolean(sent)
}
