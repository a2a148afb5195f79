import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withdrawNotice } from '#app/notifications/change_notices'
import { notify } from '#app/notifications/notify'

/**
 * Likes a shared design, or no longer. Safe to repeat.
 * @param token of its link @returns its id
 * @throws HttpError 404
 */
export async function likeDesign(
  { user, trx }: ActingUser,
  token: string,
  isOn: boolean
): Promise<number> {
  const { id, userId } = await lockSharedDesign(token, user.id, trx)
  const row = { design_id: id, user_id: user.id }
  const changed = isOn
    ? await trx
        .knexQuery()
        .table('design_likes')
        .insert(row)
        .onConflict()
        .ignore()
        .returning('design_id')
    : await trx.from('design_likes').where(row).delete('design_id')
  if (!changed.length) return id
  const notice = { userId, actorId: user.id, groupKey: `like:design:${id}` }
  if (isOn) {
    const about = { of: 'design', id }
    await notify({ trx }, { ...notice, kind: 'design_like', url: `/shared/${token}`, about })
  } else await withdrawNotice({ trx }, notice)
  return id
}

/** It stays while the transaction lasts. @throws HttpError 404 */
async function lockSharedDesign(token: string, viewerId: number, trx: TransactionClientContract) {
  const { rows } = await trx.rawQuery<{ rows: { id: number; userId: number }[] }>(
    `select id, user_id as "userId" from designs
     where share_token = ? and status = 'completed' and image_id is not null
       and share_revoked_at is null
     for key share`,
    [token]
  )
  const [design] = rows
  if (!design || (await isHiddenFrom(viewerId, design.userId, trx))) throw HttpError.notFound()
  return design
}
