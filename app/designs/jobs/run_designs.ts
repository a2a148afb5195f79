import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/core/queue/dispatch'
import { hasWaitingDesigns } from '#app/designs/queries/has_waiting_designs'
import { designRunner } from '#app/designs/running/design_runner'

/** How soon somebody looks again for what still waits. */
const LOOK_AGAIN = '2s'

/** Shorter than `LOOK_AGAIN`, or a job that is passed on again would count as its own duplicate. */
const PASSED_ON_FOR = '1s'

/**
 * Has the process that takes this job make the designs that wait. Which design
 * is whose turn is decided by ClaimDesign, not by the queue. What then still
 * waits, because this process is at work already or somebody held the design
 * for a moment, is passed on, until it is taken.
 */
export default class RunDesigns extends Job<Record<string, never>> {
  static options: JobOptions = { queue: 'slow', retry: { maxRetries: 0 } }

  async execute() {
    await designRunner.work()
    if (await hasWaitingDesigns()) await this.#passOn()
  }

  /** A few such jobs at most, however many orders come meanwhile. */
  async #passOn() {
    await enqueue(
      RunDesigns.dispatch({}).in(LOOK_AGAIN).dedup({ id: 'passed-on', ttl: PASSED_ON_FOR })
    )
  }
}
