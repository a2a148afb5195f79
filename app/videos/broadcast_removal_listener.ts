import { broadcast } from '#app/realtime/broadcast'
import { videoChannel } from '#app/videos/video_status'
import type VideoRemoved from '#app/videos/video_removed'

export default class BroadcastRemoval {
  async handle({ videoId }: VideoRemoved) {
    await broadcast({
      event: 'video.removed',
      channels: [videoChannel(videoId)],
      data: { id: videoId },
    })
  }
}
