import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import { SEEN_LISTINGS } from '#app/properties/models/seen_listings'

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
