import logger from '@adonisjs/core/services/logger'
import CompleteDesign, { type FinishedDesign } from '#app/designs/actions/complete_design'
import FailDesign from '#app/designs/actions/fail_design'
import GiveUpLease from '#app/designs/actions/give_up_lease'
import { DesignFailure } from '#app/designs/engines/design_failure'
import DesignQueued from '#app/designs/events/design_queued'
import { INTERRUPTED_TOO_OFTEN, UNKNOWN_FAILURE } from '#app/designs/failure_words'
import { MOST_ATTEMPTS, PAUSE_SECONDS } from '#app/designs/limits'
import type Design from '#app/designs/models/design'
import type { Leased } from '#app/designs/queries/lock_leased'
import { engineInUse } from './engine_in_use.js'
import { keepStructure } from './keep_structure.js'
import { Lease } from './lease.js'
import { LostLease } from './lost_lease.js'
import { makeOrder } from './make_order.js'
import { ProgressWriter } from './progress_writer.js'
import { WorkerStopped } from './worker_stopped.js'

/** One attempt of this worker at a design that it has claimed. */
export class DesignRun {
  readonly designId: number
  readonly #leased: Leased
  readonly #abortion = new AbortController()

  constructor(private readonly design: Design) {
    this.designId = design.id
    this.#leased = { id: design.id, leaseToken: design.leaseToken! }
  }

  /** Ends the attempt early; `handle` settles when the engine has let go. */
  abort(reason: LostLease | WorkerStopped): void {
    this.#abortion.abort(reason)
  }

  /** Never rejects: whatever happens is written down with the design, or left to the next worker. */
  async handle(): Promise<void> {
    const lease = new Lease(this.#leased, (lost) => this.abort(lost))
    try {
      await this.#attempt()
    } catch (error) {
      const { signal } = this.#abortion
      await this.#settle(signal.aborted ? signal.reason : error).catch((failure) =>
        this.#leave(failure)
      )
    } finally {
      lease.end()
    }
  }

  async #attempt(): Promise<void> {
    if (this.design.attempts > MOST_ATTEMPTS) throw new DesignFailure(INTERRUPTED_TOO_OFTEN, false)
    const finished = await this.#make()
    this.#abortion.signal.throwIfAborted()
    await new CompleteDesign().handle(this.#leased, finished)
  }

  async #make(): Promise<FinishedDesign> {
    const order = await makeOrder(this.design)
    const engine = await engineInUse()
    const progress = new ProgressWriter(this.#leased, this.design.kind, (error) =>
      this.#onUnwritten(error)
    )
    try {
      const measured = await keepStructure(engine, order, {
        signal: this.#abortion.signal,
        onProgress: (stage, share, preview) => progress.report(stage, share, preview),
      })
      return { ...measured, engine: engine.name }
    } finally {
      await progress.end()
    }
  }

  async #settle(reason: unknown): Promise<void> {
    if (reason instanceof LostLease) return
    if (reason instanceof WorkerStopped) return new GiveUpLease().handle(this.#leased, 0, false)

    const failure = reason instanceof DesignFailure ? reason : null
    if (!failure) logger.error({ err: reason, design_id: this.designId }, 'design attempt failed')
    const isLast = this.design.attempts >= MOST_ATTEMPTS
    if (isLast || failure?.mayRetry === false) {
      const words = failure?.message || UNKNOWN_FAILURE
      return new FailDesign().handle(this.#leased, words)
    }
    await new GiveUpLease().handle(this.#leased, PAUSE_SECONDS, true)
    await DesignQueued.dispatch(PAUSE_SECONDS)
  }

  /** The progress is not worth the design: what could not be written is told by the next report. */
  #onUnwritten(error: unknown): void {
    if (error instanceof LostLease) this.abort(error)
    else logger.warn({ err: error, design_id: this.designId }, 'design progress not written')
  }

  /** Not even how it ended could be written: when the lease ends, another worker takes it up. */
  #leave(error: unknown): void {
    if (error instanceof LostLease) return
    logger.error({ err: error, design_id: this.designId }, 'design left to the next worker')
  }
}
