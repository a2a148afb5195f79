import { BaseTransformer } from '@adonisjs/core/transformers'
import { partZeroMs } from '#app/videos/playback/playlists'
import VideoTransformer from '#app/videos/video_transformer'
import type { PlacedVideo } from '#app/walkthroughs/videos/find_placed_videos'
import { chaptersWithin } from '#app/walkthroughs/videos/shown_part'

/**
 * A video and its place in a walkthrough: all of it for its owner, what isn’t cut off for others.
 * Times are in seconds from the first segment that `sources` play.
 */
export default class PlacedVideoTransformer extends BaseTransformer<PlacedVideo> {
  toObject() {
    const { video, place, part = null } = this.resource
    const zeroMs = part ? partZeroMs(video, part) : 0
    const secondsOf = (ms: number) => (ms - zeroMs) / 1000
    const whole = new VideoTransformer(video, place).toObject(part)
    const { startsMs = null, endsMs = null } = part ?? place ?? {}
    return {
      ...whole,
      duration: part ? (part.endsMs - part.startsMs) / 1000 : whole.duration,
      poster_time: video.posterTimeMs === null || part ? null : video.posterTimeMs / 1000,
      starts_at: startsMs === null ? null : secondsOf(startsMs),
      ends_at: endsMs === null ? null : secondsOf(endsMs),
      can_retry: video.status === 'failed' && video.sourceKey !== null,
      chapters: (place ? chaptersWithin(place, part) : []).map(({ title, atMs, room }) => ({
        title,
        starts_at: secondsOf(atMs),
        room,
      })),
    }
  }
}
