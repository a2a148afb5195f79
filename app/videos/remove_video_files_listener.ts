import { enqueue } from '#app/kernel/queue/dispatch'
import RemoveVideos from '#app/videos/remove_videos_job'

/** Now, not at the next sweep. */
export default class RemoveVideoFiles {
  async handle() {
    await enqueue(RemoveVideos.dispatch({}))
  }
}
