import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/kernel/queue/dispatch'
import { hasWaitingVideos } from '#app/videos/processing/policies/has_waiting_videos'
import { videoRunner } from '#app/videos/processing/video_runner'

const LOOK_AGAIN = '2s'

/** Shorter than `LOOK_AGAIN`, or the repeated job would count as its own duplicate. */
const PASSED_ON_FOR = '1s'

/**
 * Processes the waiting videos. `claimVideo` decides the order, not the queue. If any still wait
 * afterward, because this process is busy or a row was locked, the job is queued again.
 */
export default class RunVideos extends Job<Record<string, never>> {
  static options: JobOptions = { queue: 'videos', retry: { maxRetries: 0 } }

  async execute() {
    await videoRunner.work()
    if (await hasWaitingVideos()) await this.#passOn()
  }

  /** Few such jobs at most. */
  async #passOn() {
    await enqueue(
      RunVideos.dispatch({}).in(LOOK_AGAIN).dedup({ id: 'videos-passed-on', ttl: PASSED_ON_FOR })
    )
  }
}
