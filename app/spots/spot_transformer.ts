import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import ImageTransformer from '#app/media/image_transformer'
import type { ImageRow } from '#app/media/image_row'
import { propertyCard } from '#app/properties/property_transformer'
import type { SlideRow, SpotView } from '#app/spots/spot_view'
import type { FeedReason } from '#app/spots/feed/feed_page'
import type Video from '#app/videos/video'
import VideoTransformer from '#app/videos/video_transformer'
import type { VideoRange } from '#app/videos/video_viewers'

/** A spot as the wire gives it. */
export default class SpotTransformer extends BaseTransformer<SpotView> {
  /** @param reason why the feed shows it, beside what its tab is about */
  toObject(reason: FeedReason | null = null) {
    const { row, viewerId, property } = this.resource
    return {
      id: row.id,
      slug: row.slug,
      caption: row.caption,
      status: row.status,
      user: new UserCardTransformer(row.user).toObject(),
      team: row.team,
      is_following: row.isFollowing,
      is_own: row.userId === viewerId,
      is_taken_down: row.isTakenDown,
      walkthrough_slug: row.walkthroughSlug,
      property: property && propertyCard(property),
      next_open_house_at: property && wireTimeOrNull(row.nextOpening),
      place:
        row.latitude === null || row.longitude === null
          ? null
          : { name: row.placeName, latitude: row.latitude, longitude: row.longitude },
      slides: this.#slides(),
      likes_count: row.likesCount,
      saves_count: row.savesCount,
      comments_count: row.commentsCount,
      views_count: row.viewsCount,
      is_liked: row.isLiked,
      is_saved: row.isSaved,
      reason,
      published_at: wireTimeOrNull(row.publishedAt),
      created_at: wireTime(row.createdAt),
    }
  }

  #slides() {
    const { row, videos } = this.resource
    return row.slides
      .flatMap((slide) => {
        const video = videos.get(slide.videoId ?? 0)
        return slide.videoId && !video ? [] : [{ slide, video, part: partOf(slide, video) }]
      })
      .map(({ slide, video, part }, position) => ({
        id: slide.id,
        kind: kindOf(slide),
        position,
        starts_at: seconds(slide.startsMs),
        ends_at: seconds(part?.endsMs ?? null),
        video: video ? new VideoTransformer(video, slide.place).toObject(part) : null,
        video_id: slide.videoId,
        image: pictureOf(slide.image),
        design_id: slide.designId,
        original_image: pictureOf(slide.original),
      }))
  }
}

function kindOf({ videoId, designId }: SlideRow): 'video' | 'design' | 'image' {
  if (videoId) return 'video'
  return designId ? 'design' : 'image'
}

/** With a start only, it goes to the end of its video, which may not be known yet. */
function partOf({ startsMs, endsMs }: SlideRow, video?: Video): VideoRange | null {
  const lastMs = startsMs === null ? endsMs : (endsMs ?? video?.durationMs ?? null)
  if (lastMs === null || lastMs <= (startsMs ?? 0)) return null
  return { startsMs: startsMs ?? 0, endsMs: lastMs }
}

const seconds = (ms: number | null) => (ms === null ? null : ms / 1000)

const pictureOf = (row: ImageRow | null) => row && new ImageTransformer(row).toObject()
