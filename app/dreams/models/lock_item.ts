import type { ActingUser } from '#app/accounts/models/acting_user'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type Dream from '#app/dreams/models/dream'
import DreamItem from '#app/dreams/models/dream_item'
import { lockDream } from '#app/dreams/models/lock_dream'

/** An item with its board, which one is a member of, both locked. @throws HttpError 404, 403 */
export async function lockItem(
  { user, trx }: ActingUser,
  dreamId: number,
  itemId: number
): Promise<{ dream: Dream; item: DreamItem }> {
  const dream = await lockDream({ user, trx }, dreamId)
  const item = await DreamItem.query({ client: trx })
    .where({ id: itemId, dream_id: dreamId })
    .forUpdate()
    .first()
  if (!item || (await isHiddenFrom(user.id, item.userId, trx))) throw HttpError.notFound()
  return { dream, item }
}
