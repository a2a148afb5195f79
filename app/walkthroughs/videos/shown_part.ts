import type Video from '#app/videos/video'
import type { VideoCutter } from '#app/videos/video_cutters'
import type { VideoRange } from '#app/videos/video_viewers'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'

/** What is left of a video where its walkthrough cuts it; null for all of it. */
export function shownPart(
  { durationMs }: Video,
  { startsMs, endsMs }: WalkthroughVideo
): VideoRange | null {
  const lastMs = durationMs ?? Number.POSITIVE_INFINITY
  const part = { startsMs: startsMs ?? 0, endsMs: Math.min(endsMs ?? lastMs, lastMs) }
  return part.startsMs > 0 || part.endsMs < lastMs ? part : null
}

/** What its walkthrough, if it is in one, leaves of a video. */
export const findShownPart: VideoCutter = async (video, client) => {
  const place = await WalkthroughVideo.find(video.id, { client })
  return place && shownPart(video, place)
}

export function chaptersWithin({ chapters }: WalkthroughVideo, part: VideoRange | null) {
  return chapters.filter(({ atMs }) => !part || (atMs >= part.startsMs && atMs < part.endsMs))
}
