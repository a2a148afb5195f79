import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { announceChange } from '#app/dreams/actions/announce_change'
import DreamLeft from '#app/dreams/events/dream_left'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockDream } from '#app/dreams/models/lock_dream'

/**
 * The owner removes anyone else, and everyone else themselves. What they added and voted for stays.
 * @throws HttpError 404, 403, 409 for the owner
 */
export async function removeMember(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  userId: number
): Promise<void> {
  const dream = await lockDream({ user, trx }, dreamId)
  if (user.id !== userId && user.id !== dream.userId) throw HttpError.forbidden()
  if (userId === dream.userId) {
    throw HttpError.conflict('This board is yours. Delete it if you don’t need it.')
  }
  const row = { dream_id: dreamId, user_id: userId }
  const left = await trx.from('dream_members').where(row).delete('user_id')
  if (!left.length) throw HttpError.notFound()
  afterCommit(trx, () => DreamLeft.dispatch(dreamId, userId))
  await announceChange({ trx, socketId }, dreamId)
}
