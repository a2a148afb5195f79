import { BaseTransformer } from '@adonisjs/core/transformers'
import VideoTransformer from '#app/videos/video_transformer'
import type { PlacedVideo } from '#app/walkthroughs/videos/find_placed_videos'
import type { Chapter } from '#app/walkthroughs/videos/walkthrough_video'

/** A video with its place in a walkthrough; times in seconds. */
export default class PlacedVideoTransformer extends BaseTransformer<PlacedVideo> {
  toObject() {
    const { video, place } = this.resource
    return {
      ...new VideoTransformer(video, place).toObject(),
      poster_time: secondsOf(video.posterTimeMs),
      starts_at: secondsOf(place?.startsMs ?? null),
      ends_at: secondsOf(place?.endsMs ?? null),
      can_retry: video.status === 'failed' && video.sourceKey !== null,
      chapters: (place?.chapters ?? []).map(wireChapter),
    }
  }
}

function wireChapter({ title, atMs, room }: Chapter) {
  return { title, starts_at: atMs / 1000, room }
}

function secondsOf(ms: number | null): number | null {
  return ms === null ? null : ms / 1000
}
