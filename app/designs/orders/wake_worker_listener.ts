import { enqueue } from '#app/kernel/queue/dispatch'
import type DesignQueued from '#app/designs/orders/design_queued'
import RunDesigns from '#app/designs/running/run_designs_job'

export default class WakeDesignWorker {
  async handle({ delaySeconds }: DesignQueued) {
    const dispatch = RunDesigns.dispatch({})
    await enqueue(delaySeconds ? dispatch.in(delaySeconds * 1000) : dispatch)
  }
}
