import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/kernel/queue/dispatch'
import { hasWaitingDesigns } from '#app/designs/running/policies/has_waiting_designs'
import { designRunner } from '#app/designs/running/design_runner'

const LOOK_AGAIN = '2s'

/** Shorter than `LOOK_AGAIN`, or the repeated job would count as its own duplicate. */
const PASSED_ON_FOR = '1s'

/**
 * Makes the waiting designs. `claimDesign` decides the order, not the queue. If any still wait
 * afterward, because this process is busy or a row was locked, the job is queued again.
 */
export default class RunDesigns extends Job<Record<string, never>> {
  static options: JobOptions = { queue: 'designs', retry: { maxRetries: 0 } }

  async execute() {
    await designRunner.work()
    if (await hasWaitingDesigns()) await this.#passOn()
  }

  /** Few such jobs at most. */
  async #passOn() {
    await enqueue(
      RunDesigns.dispatch({}).in(LOOK_AGAIN).dedup({ id: 'passed-on', ttl: PASSED_ON_FOR })
    )
  }
}
