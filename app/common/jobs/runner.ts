import type { LeasedRun } from './leased_run.js'
import { LostLease } from './lost_lease.js'
import { WorkerStopped } from './worker_stopped.js'

interface Trade<Claimed> {
  /** before the first is claimed */
  prepare?: () => Promise<void>
  /** null if nothing is waiting */
  claim: () => Promise<Claimed | null>
  open: (claimed: Claimed) => LeasedRun
  /** tells that it has begun */
  announce: (claimed: Claimed) => Promise<void>
  /** what else goes on while one is handled */
  during?: (handled: Promise<void>) => void
}

/** Works off what is waiting, one at a time: each uses all the memory and cores it gets. */
export class Runner<Claimed> {
  #working?: Promise<void>
  #run?: LeasedRun
  #isStopped = false

  constructor(private readonly trade: Trade<Claimed>) {}

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
  cancel(id: number): void {
    if (this.#run?.id === id) this.#run.abort(new LostLease())
  }

  /** Leaves the current one to another worker. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#run?.abort(new WorkerStopped())
    await this.#working
  }

  async #workOff(): Promise<void> {
    const { prepare, claim, open, announce, during } = this.trade
    await prepare?.()
    while (!this.#isStopped) {
      const claimed = await claim()
      if (!claimed) return
      this.#run = open(claimed)
      await announce(claimed)
      if (this.#isStopped) this.#run.abort(new WorkerStopped())
      const handled = this.#run.handle()
      during?.(handled)
      await handled
      this.#run = undefined
    }
  }
}
