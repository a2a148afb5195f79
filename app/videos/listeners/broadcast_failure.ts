import { broadcast } from '#app/realtime/broadcasting/broadcast'
import { videoChannel } from '#app/videos/contract/channel_name'
import type VideoFailed from '#app/videos/events/video_failed'
import { progressOf } from '#app/videos/transformers/video_transformer'

export default class BroadcastFailure {
  async handle({ video }: VideoFailed) {
    await broadcast({
      event: 'video.failed',
      channels: [videoChannel(video.id)],
      data: progressOf(video),
    })
  }
}
