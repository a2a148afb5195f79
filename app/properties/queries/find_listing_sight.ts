import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { isInvited } from '#app/properties/invitations/policies/is_invited'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'

interface ListingSight {
  isPrivate: boolean
  isSeen: boolean
}

/**
 * Whether somebody sees a listing, for what hangs on it. One that is gone hides nothing.
 * @param invitationIds opened in the viewer’s browser
 */
export async function findListingSight(
  id: number,
  viewer: User | null,
  invitationIds: readonly number[] = []
): Promise<ListingSight> {
  const { rows } = await db.rawQuery<{
    rows: (ListingSight & { status: string; isHidden: boolean })[]
  }>(
    `select p.is_private as "isPrivate", p.status, ${SEEN_LISTINGS} as "isSeen",
       p.user_id = any(:hiddenIds::integer[]) as "isHidden"
     from properties p where p.id = :id`,
    { id, viewerId: viewer?.id ?? 0, hiddenIds: await listHiddenUserIds(viewer?.id ?? null) }
  )
  const [row] = rows
  if (!row) return { isPrivate: false, isSeen: false }
  const { isPrivate, isHidden } = row
  const userId = viewer?.id ?? null
  const isSeen =
    row.isSeen ||
    (row.status === 'publish' && !isHidden && (await isInvited(id, { userId, invitationIds })))
  return { isPrivate, isSeen }
}
