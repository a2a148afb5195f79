import MessageChanged from '#app/chats/messages/message_changed'
import { listMessageViews } from '#app/chats/messages/list_message_views'
import Message from '#app/chats/messages/message'
import type VideoFailed from '#app/videos/processing/video_failed'
import type VideoReady from '#app/videos/processing/video_ready'
import type VideoRemoved from '#app/videos/video_removed'

/** Open chats show a video as soon as it plays, and no longer once it is gone. */
export default class RefreshSentVideos {
  async handle(event: VideoReady | VideoFailed | VideoRemoved) {
    const videoId = 'videoId' in event ? event.videoId : event.video.id
    const messages = await Message.query()
      .whereIn('id', (sent) =>
        sent.from('message_videos').where('video_id', videoId).select('message_id')
      )
      .whereNull('deleted_at')
      .orderBy('id')
    const views = await listMessageViews(messages)
    for (const view of views) await MessageChanged.dispatch(view, null)
  }
}
