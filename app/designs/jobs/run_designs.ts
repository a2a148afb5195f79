import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/core/queue/dispatch'
import { hasWaitingDesigns } from '#app/designs/queries/has_waiting_designs'
import { designRunner } from '#app/designs/running/design_runner'

/** How soon a job that came to a process at work looks for another. */
const LOOK_AGAIN = '2s'

/**
 * Has the process that takes this job make the designs that wait. Which design
 * is whose turn is decided by ClaimDesign, not by the queue. A process that is
 * at work passes the job on, until another takes it or nothing waits.
 */
export default class RunDesigns extends Job<Record<string, never>> {
  static options: JobOptions = { queue: 'slow', retry: { maxRetries: 0 } }

  async execute() {
    if (await designRunner.work()) return
    if (await hasWaitingDesigns()) await this.#passOn()
  }

  /** At most one such job at a time, however many orders come meanwhile. */
  async #passOn() {
    await enqueue(
      RunDesigns.dispatch({}).in(LOOK_AGAIN).dedup({ id: 'passed-on', ttl: LOOK_AGAIN })
    )
  }
}
