import { broadcast } from '#app/realtime/broadcasting/broadcast'
import { videoChannel } from '#app/videos/contract/channel_name'
import type VideoRemoved from '#app/videos/events/video_removed'

export default class BroadcastRemoval {
  async handle({ videoId }: VideoRemoved) {
    await broadcast({
      event: 'video.removed',
      channels: [videoChannel(videoId)],
      data: { id: videoId },
    })
  }
}
