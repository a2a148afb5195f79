import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { ReportedSubject } from '#app/moderation/reportable_registry'
import { isInvited } from '#app/properties/invitations/is_invited'
import { SEEN_LISTINGS } from '#app/properties/listings_sql'

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

interface Reported {
  ownerId: number
  slug: string
  name: string | null
  description: string | null
  place: string | null
}

/** A listing that the reporter can see, as of now. */
export async function findReportableListing(
  reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const { rows } = await trx.rawQuery<{ rows: Reported[] }>(
    `select p.user_id as "ownerId", p.slug, p.name, p.description,
       nullif(concat_ws(', ', p.address, p.city, p.country), '') as place
     from properties p where p.id = :id and ${SEEN_LISTINGS}`,
    { id, viewerId: reporter.id, hiddenIds: await listHiddenUserIds(reporter.id, trx) }
  )
  if (!rows.length) return null
  const { ownerId, slug, ...evidence } = rows[0]
  return { reportedUserId: ownerId, evidence: { address: `/properties/${slug}`, ...evidence } }
}
