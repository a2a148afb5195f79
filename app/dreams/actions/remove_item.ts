import { HttpError } from '#app/kernel/exceptions/http_error'
import { dropItem } from '#app/dreams/actions/drop_item'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockItem } from '#app/dreams/models/lock_item'

/** For its author and the board's owner. @throws HttpError 404, 403 */
export async function removeItem(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  itemId: number
): Promise<void> {
  const { dream, item } = await lockItem({ user, trx }, dreamId, itemId)
  if (![item.userId, dream.userId].includes(user.id)) throw HttpError.forbidden()
  await dropItem({ trx, socketId }, item)
}
