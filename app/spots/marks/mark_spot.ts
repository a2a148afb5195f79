import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { withdrawNotice } from '#app/notifications/change_notices'
import { notify } from '#app/notifications/notify'
import { lockSeenSpot } from '#app/spots/spot_locks'
import type { SpotRow } from '#app/spots/spot_view'

export type Mark = 'like' | 'save'

const TABLES = { like: 'spot_likes', save: 'spot_saves' } as const

/** Likes or saves a spot, or no longer. Safe to repeat. @throws HttpError 404 */
export async function markSpot(
  { user, trx }: ActingUser,
  slug: string,
  { mark, isOn }: { mark: Mark; isOn: boolean }
): Promise<void> {
  const { id, userId } = await lockSeenSpot({ trx }, slug, user.id)
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
  const about = { of: 'spot', id }
  if (isOn) await notify({ trx }, { ...notice, kind: 'like', url: `/spots/${slug}`, about })
  else await withdrawNotice({ trx }, notice)
}

/** Counts a view once per viewer, spot and day. @param viewer tells viewers apart for a day */
export async function countView(
  { trx }: InTransaction,
  { id }: Pick<SpotRow, 'id'>,
  viewer: string
): Promise<void> {
  await trx.rawQuery(
    `insert into spot_views (spot_id, viewer, day) values (?, ?, (now() at time zone 'utc')::date)
     on conflict do nothing`,
    [id, viewer]
  )
}
