import { broadcast } from '#app/realtime/broadcasting/broadcast'
import { videoChannel } from '#app/videos/contract/channel_name'
import type VideoProgressed from '#app/videos/events/video_progressed'
import { progressOf } from '#app/videos/transformers/video_transformer'

export default class BroadcastProgress {
  async handle({ video }: VideoProgressed) {
    await broadcast({
      event: 'video.progress',
      channels: [videoChannel(video.id)],
      data: progressOf(video),
    })
  }
}
