import type { ActingUser } from '#app/accounts/models/acting_user'
import { notify } from '#app/notifications/actions/notify'
import { withdrawNotice } from '#app/notifications/actions/withdraw_notice'
import { findSpotRow } from '#app/spots/queries/find_spot'

export type Mark = 'like' | 'save'

const TABLES = { like: 'spot_likes', save: 'spot_saves' } as const

/** Likes or saves a spot, or no longer. Safe to repeat. @throws HttpError 404 */
export async function markSpot(
  { user, trx }: ActingUser,
  slug: string,
  { mark, isOn }: { mark: Mark; isOn: boolean }
): Promise<void> {
  const { id, userId } = await findSpotRow({ slug }, user.id, trx)
  const row = { spot_id: id, user_id: user.id }
  const changed = isOn
    ? await trx
        .knexQuery()
        .table(TABLES[mark])
        .insert(row)
        .onConflict()
        .ignore()
        .returning('spot_id')
    : await trx.from(TABLES[mark]).where(row).delete('spot_id')
  if (mark === 'save' || !changed.length) return
  const notice = { userId, actorId: user.id, groupKey: `like:spot:${id}` }
  if (isOn) await notify({ trx }, { ...notice, kind: 'like', url: `/spots/${slug}` })
  else await withdrawNotice({ trx }, notice)
}
