import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { ActingUser } from '#app/accounts/user'
import Dream from '#app/dreams/dream'
import { IS_MEMBER, SEEN_DREAMS } from '#app/dreams/dreams_sql'
import DreamItem from '#app/dreams/items/dream_item'
import { HttpError } from '#app/kernel/exceptions/http_error'

interface Found {
  isMember: boolean
}

/** A board that one is a member of, locked. @throws HttpError 404, 403 if one may only see it */
export async function lockDream({ user, trx }: ActingUser, id: number): Promise<Dream> {
  await authorizeMember({ user, trx }, id)
  const dream = await Dream.query({ client: trx }).where('id', id).forUpdate().first()
  if (!dream) throw HttpError.notFound()
  return dream
}

/** A board of one's own, locked. @throws HttpError 404, 403 */
export async function lockOwnDream({ user, trx }: ActingUser, id: number): Promise<Dream> {
  const dream = await lockDream({ user, trx }, id)
  if (dream.userId !== user.id) throw HttpError.forbidden()
  return dream
}

/** @throws HttpError 404, 403 if one may only see the board */
export async function authorizeMember({ user, trx }: ActingUser, id: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: Found[] }>(
    `select ${IS_MEMBER} as "isMember" from dreams d where d.id = :id and ${SEEN_DREAMS}`,
    { id, viewerId: user.id, hiddenIds: await listHiddenUserIds(user.id, trx) }
  )
  if (!rows[0]) throw HttpError.notFound()
  if (!rows[0].isMember) throw HttpError.forbidden()
}

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
