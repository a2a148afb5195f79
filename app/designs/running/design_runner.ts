import ClaimDesign from '#app/designs/actions/claim_design'
import DesignProgressed from '#app/designs/events/design_progressed'
import { DesignRun } from './design_run.js'
import { closeEngine } from './engine_in_use.js'
import { LostLease } from './lost_lease.js'
import { WorkerStopped } from './worker_stopped.js'

/**
 * Makes designs in this process, one at a time however many jobs ask for it:
 * an engine takes all the memory and cores that there are for it.
 */
class DesignRunner {
  #working?: Promise<void>
  #run?: DesignRun
  #isStopped = false

  /** Works until it finds nothing to take; not at all when it is at work already, or stops. */
  async work(): Promise<void> {
    if (this.#working || this.#isStopped) return
    this.#working = this.#workOff()
    try {
      await this.#working
    } finally {
      this.#working = undefined
    }
  }

  /** Stops making a design that was deleted; another process notices by its lease. */
  cancel(designId: number): void {
    if (this.#run?.designId === designId) this.#run.abort(new LostLease())
  }

  /** Leaves the present design to another worker and takes no more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#run?.abort(new WorkerStopped())
    await this.#working
    await closeEngine()
  }

  async #workOff(): Promise<void> {
    while (!this.#isStopped) {
      const design = await new ClaimDesign().handle()
      if (!design) return
      this.#run = new DesignRun(design)
      await DesignProgressed.dispatch(design)
      if (this.#isStopped) this.#run.abort(new WorkerStopped())
      await this.#run.handle()
      this.#run = undefined
    }
  }
}

export const designRunner = new DesignRunner()
