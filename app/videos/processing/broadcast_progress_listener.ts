import { broadcast } from '#app/realtime/broadcast'
import { videoChannel } from '#app/videos/video_status'
import type VideoProgressed from '#app/videos/processing/video_progressed'
import { videoProgress } from '#app/videos/video_transformer'

export default class BroadcastVideoProgress {
  async handle({ video }: VideoProgressed) {
    await broadcast({
      event: 'video.progress',
      channels: [videoChannel(video.id)],
      data: videoProgress(video),
    })
  }
}
