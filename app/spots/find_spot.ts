import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ReportedSubject } from '#app/moderation/reportable_registry'
import { readSpots, viewSpots, type SpotRow, type SpotView } from '#app/spots/spot_view'

/**
 * SQL for the spots, called `s`, that somebody may see. Its values are `viewerId`, null for a guest,
 * and `hiddenIds`, whom they don't see.
 */
export const SEEN_SPOTS = `(s.status = 'publish' or s.user_id = :viewerId::integer)
  and s.user_id <> all(:hiddenIds::integer[])`

type Which = { slug: string } | { id: number }

/** @param viewerId null for a guest @throws HttpError 404 if there is none that they may see */
export async function findSpotRow(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<SpotRow> {
  const condition = 'id' in which ? 's.id = :id' : 's.slug = :slug'
  const hiddenIds = await listHiddenUserIds(viewerId, client)
  const [row] = await readSpots(
    `where ${condition} and ${SEEN_SPOTS}`,
    { ...which, viewerId, hiddenIds },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}

/** @param viewerId null for a guest @throws HttpError 404 */
export async function findSpot(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<SpotView> {
  const [view] = await viewSpots([await findSpotRow(which, viewerId, client)], viewerId, client)
  return view
}

/** A spot that the reporter can see, as of now. */
export async function findReportableSpot(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [spot] = await readSpots(
    `where s.id = :id and ${SEEN_SPOTS}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!spot) return null
  const evidence = { address: `/spots/${spot.slug}`, caption: spot.caption || null }
  return { reportedUserId: spot.userId, evidence }
}

/** A stamp of a public spot, what it shows and its comments; null if guests may not see it. */
export async function findSpotStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('.', s.id, s.xmin, u.xmin, p.version, p.xmin, t.xmin, w.xmin,
       (select string_agg(concat_ws(':', slide.id, v.xmin, d.xmin, i.xmin), '-' order by slide.id)
        from spot_slides slide
        left join videos v on v.id = slide.video_id
        left join designs d on d.id = slide.design_id
        left join images i
          on i.id = coalesce(slide.image_id, v.poster_image_id, d.image_id)
        where slide.spot_id = s.id),
       (select max(id) from spot_comments c where c.spot_id = s.id)) as stamp
     from spots s join users u on u.id = s.user_id
     left join properties p on p.id = s.property_id
     left join teams t on t.id = s.team_id
     left join walkthroughs w on w.id = s.walkthrough_id
     where s.slug = ? and s.status = 'publish'`,
    [slug]
  )
  return rows[0]?.stamp ?? null
}
