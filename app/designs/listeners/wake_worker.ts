import { enqueue } from '#app/core/queue/dispatch'
import type DesignQueued from '#app/designs/events/design_queued'
import RunDesigns from '#app/designs/jobs/run_designs'

/** Has a worker look for designs to be made. */
export default class WakeWorker {
  async handle({ delaySeconds }: DesignQueued) {
    const dispatch = RunDesigns.dispatch({})
    await enqueue(delaySeconds ? dispatch.in(delaySeconds * 1000) : dispatch)
  }
}
