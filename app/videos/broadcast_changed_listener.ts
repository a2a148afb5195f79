import { broadcast } from '#app/realtime/broadcast'
import type VideosChanged from '#app/videos/videos_changed'

/** Without content: their other devices ask. */
export default class BroadcastChanged {
  async handle({ userId }: VideosChanged) {
    await broadcast({ event: 'videos.updated', channels: [`private-user.${userId}`], data: {} })
  }
}
