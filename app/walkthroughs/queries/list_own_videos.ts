import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import Video from '#app/videos/models/video'
import type { PlacedVideo } from '#app/walkthroughs/models/placed_video'
import WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'

/** Newest first, unfinished ones too, and one more than the page holds. */
export async function listOwnVideos(
  owner: User,
  { page, perPage }: PageRequest
): Promise<PlacedVideo[]> {
  const videos = await Video.query()
    .where('user_id', owner.id)
    .whereNull('removing_since')
    .preload('poster')
    .preload('captions')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  const ids = videos.map(({ id }) => id)
  const places = await WalkthroughVideo.query().whereIn('video_id', ids)
  const placeOf = new Map(places.map((place) => [place.videoId, place]))
  return videos.map((video) => ({ video, place: placeOf.get(video.id) ?? null }))
}
