import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hiddenFromViewer } from '#app/accounts/blocking/hidden_sql'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { PageRequest } from '#app/common/http/paginator'
import type { SpotShelf } from '#app/spots/spot_shelves'
import { readSpots, viewSpots, type SpotView } from '#app/spots/spot_view'
import type User from '#app/accounts/user'
import type { ExportedPart } from '#app/accounts/exports/export_parts'

/** Whose or where. */
export type SpotOwner =
  { userId: number } | { teamId: number } | { marketId: number } | { propertyId: number }

const OF = {
  userId: 's.user_id = :ownerId',
  teamId: 's.team_id = :ownerId',
  propertyId: 's.property_id = :ownerId',
  marketId: 's.id in (select spot_id from spot_markets where market_id = :ownerId)',
} as const

function conditionOf(owner: SpotOwner): { condition: string; ownerId: number } {
  if ('userId' in owner) return { condition: OF.userId, ownerId: owner.userId }
  if ('teamId' in owner) return { condition: OF.teamId, ownerId: owner.teamId }
  if ('propertyId' in owner) return { condition: OF.propertyId, ownerId: owner.propertyId }
  return { condition: OF.marketId, ownerId: owner.marketId }
}

/** Published spots, newest first; one more than a page holds. @param viewerId null for a guest */
export async function listSpotsOf(
  owner: SpotOwner,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<SpotView[]> {
  const { condition, ownerId } = conditionOf(owner)
  const hiddenIds = await listHiddenUserIds(viewerId)
  const rows = await readSpots(
    `where s.status = 'publish' and ${condition} and s.user_id <> all(:hiddenIds::integer[])
     order by s.published_at desc, s.id desc offset :skipped limit :limit`,
    { ownerId, viewerId, hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return viewSpots(rows, viewerId)
}

/** The newest that anybody may see, with a picture. @param hiddenIds authors whose are left out */
export async function listNewestSpots(limit: number, hiddenIds: number[]): Promise<SpotView[]> {
  const rows = await readSpots(
    `where s.status = 'publish' and s.user_id <> all(:hiddenIds::integer[])
       and exists (select from spot_slides first
         left join videos v on v.id = first.video_id
         where first.spot_id = s.id and first.position = 0
           and (v.id is null or (v.poster_image_id is not null and v.removing_since is null)))
     order by s.published_at desc, s.id desc limit :limit`,
    { viewerId: null, hiddenIds, limit }
  )
  return viewSpots(rows, null)
}

/** The newest published spots of several people. */
export async function listSpotsBy(
  userIds: readonly number[],
  viewerId: number,
  limit: number
): Promise<SpotView[]> {
  const rows = await readSpots(
    `where s.status = 'publish' and s.user_id = any(:userIds::integer[])
     order by s.published_at desc, s.id desc limit :limit`,
    { userIds: [...userIds], viewerId, limit }
  )
  return viewSpots(rows, viewerId)
}

/** How many of them anybody may see. */
export async function countSpotsOf(owner: SpotOwner): Promise<number> {
  const { condition, ownerId } = conditionOf(owner)
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from spots s where s.status = 'publish' and ${condition}`,
    { ownerId }
  )
  return rows[0].count
}

/** SQL for a stamp of a list’s first page, which is what pages show. */
const stampOf = (condition: string) => `(select md5(string_agg(stamp, ',')) from (
  select concat_ws('.', s.id, s.xmin,
    (select extract(epoch from author.updated_at) from users author where author.id = s.user_id),
    (select extract(epoch from team.updated_at) from teams team where team.id = s.team_id),
    (select tour.xmin from walkthroughs tour where tour.id = s.walkthrough_id),
    (select concat_ws(':', home.version, home.xmin) from properties home
      where home.id = s.property_id),
    (select string_agg(concat_ws('.', slide.id, i.xmin, v.xmin, d.xmin,
        (select extract(epoch from max(c.updated_at)) from video_captions c where c.video_id = v.id)), '-')
      from spot_slides slide
      left join videos v on v.id = slide.video_id
      left join designs d on d.id = slide.design_id
      left join images i on i.id = coalesce(slide.image_id, v.poster_image_id)
      where slide.spot_id = s.id)) as stamp
  from spots s where s.status = 'publish' and ${condition}
  order by s.published_at desc, s.id desc limit 60) newest)`

/** The stamp of those on the page of a listing called `p`. */
export const LISTING_SPOTS_STAMP = stampOf('s.property_id = p.id')

/**
 * Whether `:viewerId` has to do with one of them: wrote, liked or saved it, follows or blocks its
 * author, or sees its walkthrough before it is published.
 */
export const LISTING_SPOTS_DIFFER = `exists (
  select from spots s where s.property_id = p.id and s.status = 'publish' and (
    s.user_id = :viewerId
    or exists (select from spot_likes l where l.spot_id = s.id and l.user_id = :viewerId)
    or exists (select from spot_saves l where l.spot_id = s.id and l.user_id = :viewerId)
    or exists (select from follows f
      where f.followee_id = s.user_id and f.follower_id = :viewerId)
    or ${hiddenFromViewer('s.user_id')}
    or exists (select from walkthroughs tour
      where tour.id = s.walkthrough_id and tour.user_id = :viewerId)
    or exists (select from spot_slides slide
      join walkthrough_videos placed on placed.video_id = slide.video_id
      join walkthroughs tour on tour.id = placed.walkthrough_id
      where slide.spot_id = s.id and tour.user_id = :viewerId)))`

export async function findSpotsStamp(owner: SpotOwner): Promise<string> {
  const { condition, ownerId } = conditionOf(owner)
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select ${stampOf(condition)} as stamp`,
    { ownerId }
  )
  return rows[0].stamp ?? ''
}

const SHELVES: Record<SpotShelf, string> = {
  published: `where s.user_id = :viewerId and s.status = 'publish'
    order by s.published_at desc, s.id desc`,
  drafts: `where s.user_id = :viewerId and s.status = 'draft'
    order by s.id desc`,
  saved: `join spot_saves saved on saved.spot_id = s.id and saved.user_id = :viewerId
    where s.status = 'publish' and s.user_id <> all(:hiddenIds::integer[])
    order by saved.created_at desc, s.id desc`,
}

/** Somebody's own spots, or those they saved and may still see, newest first; one more than a page holds. */
export async function listShelf(
  viewerId: number,
  shelf: SpotShelf,
  { page, perPage }: PageRequest
): Promise<SpotView[]> {
  const range = { skipped: (page - 1) * perPage, limit: perPage + 1 }
  const hidden = shelf === 'saved' && { hiddenIds: await listHiddenUserIds(viewerId) }
  const rows = await readSpots(`${SHELVES[shelf]} offset :skipped limit :limit`, {
    viewerId,
    ...hidden,
    ...range,
  })
  return viewSpots(rows, viewerId)
}

/** Those of the spots that anybody may see, by their ids. @param hiddenIds authors whose are left out */
export async function listPublicSpots(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, SpotView>> {
  if (!ids.length) return new Map()
  const rows = await readSpots(
    `where s.id = any(:ids::integer[]) and s.status = 'publish'
       and s.user_id <> all(:hiddenIds::integer[])`,
    { ids, hiddenIds, viewerId: null },
    client
  )
  const views = await viewSpots(rows, null, client)
  return new Map(views.map((view) => [view.row.id, view]))
}

/** Spots with their slides, drafts too, and what somebody wrote, liked and saved. */
export async function exportSpots({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'spots', (select coalesce(jsonb_agg((to_jsonb(s) - 'cell' - 'popularity') || jsonb_build_object(
           'slides', (select coalesce(jsonb_agg(to_jsonb(slide) - 'spot_id' order by slide.position), '[]')
                      from spot_slides slide where slide.spot_id = s.id)) order by s.id), '[]')
         from spots s where s.user_id = :id),
       'comments', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.id), '[]')
         from spot_comments c where c.user_id = :id),
       'liked', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.created_at), '[]')
         from spot_likes l where l.user_id = :id),
       'saved', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.created_at), '[]')
         from spot_saves l where l.user_id = :id)) as data`,
    { id }
  )
  return { data: rows[0].data }
}
