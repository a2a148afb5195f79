import { enqueue } from '#app/kernel/queue/dispatch'
import RemoveVideos from '#app/videos/jobs/remove_videos'

/** Now, not at the next sweep. */
export default class RemoveVideoFiles {
  async handle() {
    await enqueue(RemoveVideos.dispatch({}))
  }
}
