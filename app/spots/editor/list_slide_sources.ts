import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { withContent } from '#app/media/image'
import { attachedImagesJson, imageJson, type ImageRow } from '#app/media/image_row'
import { OWN_LISTINGS, ownersIds } from '#app/properties/listings_sql'
import Video from '#app/videos/video'
import type { Chapter } from '#app/walkthroughs/videos/walkthrough_video'

interface MomentRow {
  videoId: number
  walkthroughSlug: string
  title: string
  startsMs: number | null
  endsMs: number | null
  chapters: Chapter[]
}

interface ListingRow {
  slug: string
  name: string | null
  images: ImageRow[]
}

export interface DesignSourceRow {
  id: number
  image: ImageRow
  original: ImageRow | null
}

export interface SlideSources {
  videos: Video[]
  moments: MomentRow[]
  listings: ListingRow[]
  designs: DesignSourceRow[]
}

const MAX_VIDEOS = 60
const MAX_LISTINGS = 30
const MAX_DESIGNS = 48

/** What somebody can make slides of: their own videos, listings’ photos and designs, newest first. */
export async function listSlideSources(user: User): Promise<SlideSources> {
  const videos = await Video.query()
    .where('user_id', user.id)
    .whereIn('status', ['ready', 'processing'])
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
    .orderBy('id', 'desc')
    .limit(MAX_VIDEOS)
  return {
    videos,
    moments: await listMoments(videos),
    listings: await listListings(user),
    designs: await listDesignSources(user),
  }
}

async function listMoments(videos: Video[]): Promise<MomentRow[]> {
  const { rows } = await db.rawQuery<{ rows: MomentRow[] }>(
    `select placed.video_id as "videoId", tour.slug as "walkthroughSlug", tour.title,
       placed.starts_ms as "startsMs", placed.ends_ms as "endsMs", placed.chapters
     from walkthrough_videos placed join walkthroughs tour on tour.id = placed.walkthrough_id
     where placed.video_id = any(?::integer[]) order by tour.id desc, placed.position`,
    [videos.map(({ id }) => id)]
  )
  return rows
}

async function listListings(user: User): Promise<ListingRow[]> {
  const photos = attachedImagesJson(
    'property_images',
    'links.property_id = p.id and images.user_id = :owner'
  )
  const { rows } = await db.rawQuery<{ rows: ListingRow[] }>(
    `select p.slug, p.name, ${photos} as images from properties p
     where ${OWN_LISTINGS} order by p.id desc limit ${MAX_LISTINGS}`,
    ownersIds(user)
  )
  return rows
}

/** One’s own finished designs with the photos they were made from, newest first. */
export async function listDesignSources({ id }: User): Promise<DesignSourceRow[]> {
  const { rows } = await db.rawQuery<{ rows: DesignSourceRow[] }>(
    `select d.id, ${imageJson('d.image_id')} as image,
       ${imageJson('d.original_image_id')} as original
     from designs d where d.user_id = ? and d.status = 'completed' and d.image_id is not null
       and d.taken_down_at is null
     order by d.id desc limit ${MAX_DESIGNS}`,
    [id]
  )
  return rows
}
