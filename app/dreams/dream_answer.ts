import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDream } from '#app/dreams/find_dreams'
import DreamItemTransformer from '#app/dreams/items/dream_item_transformer'
import DreamTransformer from '#app/dreams/dream_transformer'

/** What a write to a board answers. @throws HttpError 404 */
export async function dreamAnswer(id: number, viewer: User, trx: TransactionClientContract) {
  const view = await findDream({ id }, viewer, trx)
  return { status: 'success' as const, dream: new DreamTransformer(view).toObject() }
}

/** What a write to an item answers. @throws HttpError 404 */
export async function itemAnswer(
  { dreamId, itemId }: { dreamId: number; itemId: number },
  viewer: User,
  trx: TransactionClientContract
) {
  const view = await findDream({ id: dreamId }, viewer, trx)
  const item = view.items.find(({ id }) => id === itemId)
  if (!item) throw HttpError.notFound()
  return { status: 'success' as const, item: new DreamItemTransformer(item).toObject(view) }
}
