import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Image from '#app/media/models/image'
import { VISIBLE_TO_MEMBER } from '#app/chats/messages/models/visible_to_member'

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
