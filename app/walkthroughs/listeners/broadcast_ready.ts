import { broadcast } from '#app/realtime/broadcasting/broadcast'
import { videoChannel } from '#app/videos/contract/channel_name'
import type VideoReady from '#app/videos/events/video_ready'
import { progressOf } from '#app/videos/transformers/video_transformer'
import { findPlacedVideoOf } from '#app/walkthroughs/queries/find_placed_video'
import PlacedVideoTransformer from '#app/walkthroughs/transformers/placed_video_transformer'

export default class BroadcastReady {
  async handle({ video: { id } }: VideoReady) {
    const placed = await findPlacedVideoOf(id)
    if (!placed) return
    const channels = [videoChannel(id)]
    const ready = { video: new PlacedVideoTransformer(placed).toObject() }
    await broadcast(
      { event: 'video.progress', channels, data: progressOf(placed.video) },
      { event: 'video.ready', channels, data: ready }
    )
  }
}
