import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type Image from '#app/media/models/image'
import { VISIBLE_TO_MEMBER } from '#app/chats/messages/models/visible_to_member'

/** Whether an image belongs to a design sent to this person. */
export async function maySeeDesignImage({ id }: Image, user: User | null): Promise<boolean> {
  if (!user) return false
  const sent = await db
    .from('designs')
    .join('message_designs', 'message_designs.design_id', 'designs.id')
    .join('messages', 'messages.id', 'message_designs.message_id')
    .join('chat_members', 'chat_members.chat_id', 'messages.chat_id')
    .where((picture) =>
      picture.where('designs.image_id', id).orWhere('designs.original_image_id', id)
    )
    .whereNull('designs.taken_down_at')
    .whereColumn('messages.user_id', 'designs.user_id')
    .where('chat_members.user_id', user.id)
    .whereNotNull('chat_members.folder')
    .whereRaw(VISIBLE_TO_MEMBER)
    .select('messages.id')
    .first()
  return Boolean(sent)
}
