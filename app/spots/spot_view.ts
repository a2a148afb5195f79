import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import { withContent } from '#app/media/image'
import { imageJson, type ImageRow } from '#app/media/image_row'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/property_row'
import type Spot from '#app/spots/spot'
import Video from '#app/videos/video'
import type { VideoPlace } from '#app/videos/video_transformer'

/** A spot with its videos and its listing, as whoever asks may see them. */
export interface SpotView {
  row: SpotRow
  viewerId: number | null
  videos: ReadonlyMap<number, Video>
  property: PropertyCardRow | null
}

/** Videos being deleted and listings that aren't public, except one's own, are left out. */
export async function viewSpots(
  rows: SpotRow[],
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<SpotView[]> {
  const videos = await readVideos(rows, client)
  const properties = await readListings(rows, viewerId, client)
  return rows.map((row) => ({
    row,
    viewerId,
    videos,
    property: properties.get(row.propertyId ?? 0) ?? null,
  }))
}

async function readVideos(rows: SpotRow[], client?: TransactionClientContract) {
  const ids = rows.flatMap(({ slides }) => slides.flatMap(({ videoId }) => videoId ?? []))
  if (!ids.length) return new Map<number, Video>()
  const videos = await Video.query({ client })
    .whereIn('id', [...new Set(ids)])
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
  return new Map(videos.map((video) => [video.id, video]))
}

async function readListings(
  rows: SpotRow[],
  viewerId: number | null,
  client?: TransactionClientContract
) {
  const ids = rows.flatMap(({ propertyId }) => propertyId ?? [])
  if (!ids.length) return new Map<number, PropertyCardRow>()
  const cards = await readPropertyCards(
    `where p.id = any(:ids::integer[])
       and ((p.status = 'publish' and not p.is_private) or p.user_id = :viewerId::integer)`,
    { ids, viewerId },
    client
  )
  return new Map(cards.map((card) => [card.id, card]))
}

export interface SlideRow {
  id: number
  videoId: number | null
  startsMs: number | null
  endsMs: number | null
  /** of a video, as far as its walkthrough is seen */
  place: VideoPlace | null
  image: ImageRow | null
  designId: number | null
  /** of a design: the photo it was made from */
  original: ImageRow | null
}

type Column = 'id' | 'slug' | 'userId' | 'propertyId' | 'caption' | 'status' | 'version'

export interface SpotRow extends Pick<Spot, Column> {
  user: UserCardRow
  team: { id: number; handle: string; name: string } | null
  walkthroughSlug: string | null
  /** of its listing, whoever may see that */
  nextOpening: Moment | null
  placeName: string | null
  latitude: number | null
  longitude: number | null
  slides: SlideRow[]
  likesCount: number
  savesCount: number
  commentsCount: number
  viewsCount: number
  isLiked: boolean
  isSaved: boolean
  isFollowing: boolean
  isTakenDown: boolean
  publishedAt: Moment | null
  createdAt: Moment
}

const SLIDES = `(select coalesce(json_agg(json_build_object('id', slide.id,
    'videoId', slide.video_id, 'startsMs', slide.starts_ms, 'endsMs', slide.ends_ms,
    'place', (select json_build_object('listId', placed.list_id, 'position', placed.position)
      from walkthrough_videos placed join walkthroughs tour on tour.id = placed.walkthrough_id
      where placed.video_id = slide.video_id
        and (tour.status = 'publish' or tour.user_id = :viewerId::integer)),
    'image', ${imageJson('coalesce(slide.image_id, design.image_id)')},
    'designId', slide.design_id,
    'original', ${imageJson('design.original_image_id')}) order by slide.position), '[]'::json)
  from spot_slides slide left join designs design on design.id = slide.design_id
  where slide.spot_id = s.id)`

const COLUMNS = `s.id, s.slug, s.user_id as "userId", s.property_id as "propertyId", s.caption,
  s.status, s.version, s.place_name as "placeName", s.latitude, s.longitude,
  s.likes_count as "likesCount", s.saves_count as "savesCount",
  s.comments_count as "commentsCount", s.views_count as "viewsCount",
  s.published_at as "publishedAt", s.created_at as "createdAt",
  s.taken_down_at is not null as "isTakenDown",
  (select ${userCardJson('author')} from users author where author.id = s.user_id) as user,
  (select json_build_object('id', team.id, 'handle', team.handle, 'name', team.name)
    from teams team where team.id = s.team_id) as team,
  (select tour.slug from walkthroughs tour where tour.id = s.walkthrough_id
    and (tour.status = 'publish' or tour.user_id = :viewerId::integer)) as "walkthroughSlug",
  (select next_opening(home.open_times, now()) from properties home
    where home.id = s.property_id) as "nextOpening",
  exists (select from spot_likes l where l.spot_id = s.id and l.user_id = :viewerId::integer)
    as "isLiked",
  exists (select from spot_saves l where l.spot_id = s.id and l.user_id = :viewerId::integer)
    as "isSaved",
  exists (select from follows f where f.followee_id = s.user_id
    and f.follower_id = :viewerId::integer) as "isFollowing",
  ${SLIDES} as slides`

interface Values extends Record<string, unknown> {
  /** null for a guest */
  viewerId: number | null
}

/** The spots, called `s`, that the end of a statement finds: all of each in one statement. */
export async function readSpots(
  tail: string,
  values: Values,
  client?: TransactionClientContract
): Promise<SpotRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: SpotRow[] }>(
    `select ${COLUMNS} from spots s ${tail}`,
    values
  )
  return rows
}
