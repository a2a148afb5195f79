import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'

interface Found {
  author_id: number | null
  rating: number
  text: string
  slug: string | null
}

/** A shown review of an offering, or one about the reporter. */
export async function findReportableReview(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const { rows } = await trx.rawQuery<{ rows: Found[] }>(
    `select r.author_id, r.rating, r.text, o.slug
     from offering_reviews r left join offerings o on o.id = r.offering_id
     where r.id = :id and r.shown_at <= now() and r.taken_down_at is null
       and (r.subject_id = :viewerId or (r.role = 'customer' and o.status = 'publish'))
       and coalesce(r.author_id, 0) <> all(:hiddenIds::integer[])`,
    { id, viewerId, hiddenIds: await listHiddenUserIds(viewerId, trx) }
  )
  const review = rows.at(0)
  if (!review) return null
  const evidence = {
    address: review.slug ? `/offerings/${review.slug}` : null,
    rating: String(review.rating),
    text: review.text || null,
  }
  return { reportedUserId: review.author_id, evidence }
}
