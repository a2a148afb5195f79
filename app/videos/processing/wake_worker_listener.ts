import { enqueue } from '#app/kernel/queue/dispatch'
import type VideoQueued from '#app/videos/processing/video_queued'
import RunVideos from '#app/videos/processing/run_videos_job'

export default class WakeVideoWorker {
  async handle({ delaySeconds }: VideoQueued) {
    const dispatch = RunVideos.dispatch({})
    await enqueue(delaySeconds ? dispatch.in(delaySeconds * 1000) : dispatch)
  }
}
