import { broadcast } from '#app/realtime/broadcast'
import { videoChannel } from '#app/videos/video_status'
import type VideoReady from '#app/videos/processing/video_ready'
import { videoProgress } from '#app/videos/video_transformer'
import { findPlacedVideoOf } from '#app/walkthroughs/videos/find_placed_videos'
import PlacedVideoTransformer from '#app/walkthroughs/videos/placed_video_transformer'

export default class BroadcastReady {
  async handle({ video: { id } }: VideoReady) {
    const placed = await findPlacedVideoOf(id)
    if (!placed) return
    const channels = [videoChannel(id)]
    const ready = { video: new PlacedVideoTransformer(placed).toObject() }
    await broadcast(
      { event: 'video.progress', channels, data: videoProgress(placed.video) },
      { event: 'video.ready', channels, data: ready }
    )
  }
}
