import type { ActingUser } from '#app/accounts/models/acting_user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Dream from '#app/dreams/models/dream'
import { IS_MEMBER, SEEN_DREAMS } from '#app/dreams/models/seen_dreams'

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
