import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUser } from '#app/accounts/find_users'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findDream } from '#app/dreams/find_dreams'
import DreamItemTransformer from '#app/dreams/items/dream_item_transformer'
import DreamTransformer from '#app/dreams/dream_transformer'
import { listPublicDreams } from '#app/dreams/list_public_dreams'

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

const PER_PAGE = 12

/** The first page of somebody's public boards. @param viewerId null for a guest */
export async function firstDreams(ownerId: number, viewerId: number | null) {
  const viewer = viewerId === null ? null : await findUser(viewerId)
  const views = await listPublicDreams(ownerId, viewer, { page: 1, perPage: PER_PAGE })
  const next = `/api/users/${ownerId}/dreams?page=2&per_page=${PER_PAGE}`
  return {
    data: views.slice(0, PER_PAGE).map((view) => new DreamTransformer(view).toObject()),
    next_page_url: views.length > PER_PAGE ? next : null,
  }
}
