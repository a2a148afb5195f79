import { afterCommit } from '#app/kernel/database/transaction'
import DreamDeleted from '#app/dreams/events/dream_deleted'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockOwnDream } from '#app/dreams/models/lock_dream'
import { detachImages } from '#app/media/actions/detach_images'

/** Deletes a board of one’s own with everything on it. @throws HttpError 404, 403 */
export async function deleteDream({ user, trx, socketId }: DreamActor, id: number): Promise<void> {
  const dream = await lockOwnDream({ user, trx }, id)
  const items: { image_id: number | null; preview_image_id: number | null }[] = await trx
    .from('dream_items')
    .where('dream_id', id)
    .select('image_id', 'preview_image_id')
  await dream.delete()
  await detachImages(
    { trx },
    items.flatMap((item) => item.image_id ?? item.preview_image_id ?? [])
  )
  afterCommit(trx, () => DreamDeleted.dispatch(id, socketId))
}
