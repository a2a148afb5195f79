import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import { SHOWN_REVIEWS } from '#app/club/offerings/offering_sql'
import type { PageRequest } from '#app/common/http/paginator'
import type { Moment } from '#app/common/http/wire_time'

export interface ReviewRow {
  id: number
  rating: number
  text: string
  /** null once the account is deleted */
  user: UserCardRow | null
  createdAt: Moment
}

/** What customers said of an offering, the newest first; one more than a page holds. */
export async function listOfferingReviews(
  offeringId: number,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<ReviewRow[]> {
  const { rows } = await db.rawQuery<{ rows: ReviewRow[] }>(
    `select r.id, r.rating, r.text, r.created_at as "createdAt",
       (select ${userCardJson('author')} from users author where author.id = r.author_id) as user
     from offering_reviews r
     where r.offering_id = :offeringId and ${SHOWN_REVIEWS}
       and coalesce(r.author_id, 0) <> all(:hiddenIds::integer[])
     order by r.created_at desc, r.id desc offset :skipped limit :limit`,
    {
      offeringId,
      hiddenIds: await listHiddenUserIds(viewerId),
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return rows
}
