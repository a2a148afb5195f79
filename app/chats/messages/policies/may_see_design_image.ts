import type User from '#app/accounts/models/user'
import { sentTo } from '#app/chats/messages/models/sent_to'
import type Image from '#app/media/models/image'

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
