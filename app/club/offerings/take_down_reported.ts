import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import Offering from '#app/club/offerings/offering'
import { readOfferings } from '#app/club/offerings/offering_row'
import { SEEN_OFFERINGS } from '#app/club/offerings/offering_sql'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

/** An offering that the reporter can open, as of now. */
export async function findReportableOffering(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [offering] = await readOfferings(
    `where o.id = :id and ${SEEN_OFFERINGS}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!offering) return null
  const { slug, title, description, userId } = offering
  const evidence = { address: `/offerings/${slug}`, title, description: description || null }
  return { reportedUserId: userId, evidence }
}

/** Removes an offering from public view for good: its provider keeps it as a draft. */
export async function takeDownOffering({ trx }: InTransaction, id: number): Promise<void> {
  const offering = await Offering.query({ client: trx }).where('id', id).forUpdate().first()
  await offering
    ?.merge({ status: 'draft', takenDownAt: offering.takenDownAt ?? DateTime.utc() })
    .save()
}

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

/** Hides a review for good; it no longer counts. */
export async function takeDownReview({ trx }: InTransaction, id: number): Promise<void> {
  await trx
    .from('offering_reviews')
    .where('id', id)
    .whereNull('taken_down_at')
    .update({ taken_down_at: DateTime.utc().toJSDate() })
}
