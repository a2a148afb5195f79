import { broadcast } from '#app/realtime/broadcast'
import { videoChannel } from '#app/videos/video_status'
import type VideoFailed from '#app/videos/processing/video_failed'
import { videoProgress } from '#app/videos/video_transformer'

export default class BroadcastFailure {
  async handle({ video }: VideoFailed) {
    await broadcast({
      event: 'video.failed',
      channels: [videoChannel(video.id)],
      data: videoProgress(video),
    })
  }
}
