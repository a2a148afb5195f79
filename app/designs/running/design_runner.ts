import { claimDesign } from '#app/designs/running/actions/claim_design'
import DesignProgressed from '#app/designs/running/events/design_progressed'
import { pauseVariantsDuring } from '#app/media/imaging/variant_pause'
import { DesignRun } from './design_run.js'
import { closeEngine } from './engine_in_use.js'
import { LostLease } from './lost_lease.js'
import { WorkerStopped } from './worker_stopped.js'
import { transaction } from '#app/kernel/database/transaction'

/** Makes designs one at a time: an engine uses all the memory and cores it gets. */
class DesignRunner {
  #working?: Promise<void>
  #run?: DesignRun
  #isStopped = false

  /** Runs until nothing is waiting; returns at once if running or stopped. */
  async work(): Promise<void> {
    if (this.#working || this.#isStopped) return
    this.#working = this.#workOff()
    try {
      await this.#working
    } finally {
      this.#working = undefined
    }
  }

  /** A run in another process notices through its lease. */
  cancel(designId: number): void {
    if (this.#run?.designId === designId) this.#run.abort(new LostLease())
  }

  /** Leaves the current design to another worker. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#run?.abort(new WorkerStopped())
    await this.#working
    await closeEngine()
  }

  async #workOff(): Promise<void> {
    while (!this.#isStopped) {
      const design = await transaction((trx) => claimDesign({ trx }))
      if (!design) return
      this.#run = new DesignRun(design)
      await DesignProgressed.dispatch(design)
      if (this.#isStopped) this.#run.abort(new WorkerStopped())
      const handled = this.#run.handle()
      pauseVariantsDuring(handled)
      await handled
      this.#run = undefined
    }
  }
}

export const designRunner = new DesignRunner()
