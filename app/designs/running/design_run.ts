import { prepareImage } from '#app/media/contents/prepare_image'
import { DESIGN_SOURCE_TYPE } from '#app/designs/pictures/provenance'
import logger from '@adonisjs/core/services/logger'
import { chargeDesign } from '#app/designs/actions/charge_design'
import { completeDesign, type FinishedDesign } from '#app/designs/running/actions/complete_design'
import { failDesign } from '#app/designs/running/actions/fail_design'
import { releaseLease } from '#app/designs/running/actions/release_lease'
import { DesignFailure } from '#app/redesign/engine/design_failure'
import DesignQueued from '#app/designs/orders/events/design_queued'
import { INTERRUPTED_TOO_OFTEN, UNKNOWN_FAILURE } from '#app/designs/contract/failure_words'
import { MAX_ATTEMPTS, PAUSE_SECONDS } from '#app/designs/contract/limits'
import type Design from '#app/designs/models/design'
import type { Leased } from '#app/designs/running/models/lock_leased'
import { engineInUse } from './engine_in_use.js'
import { keepStructure } from './keep_structure.js'
import { Lease } from './lease.js'
import { LostLease } from './lost_lease.js'
import { makeOrder } from './make_order.js'
import { ProgressWriter } from './progress_writer.js'
import { WorkerStopped } from './worker_stopped.js'
import { transaction } from '#app/kernel/database/transaction'

export class DesignRun {
  readonly designId: number
  readonly #leased: Leased
  readonly #abortion = new AbortController()

  constructor(private readonly design: Design) {
    this.designId = design.id
    this.#leased = { id: design.id, leaseToken: design.leaseToken! }
  }

  /** Ends early; `handle` settles once the engine has stopped. */
  abort(reason: LostLease | WorkerStopped): void {
    this.#abortion.abort(reason)
  }

  /** Never rejects. */
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
    if (this.design.attempts > MAX_ATTEMPTS) throw new DesignFailure(INTERRUPTED_TOO_OFTEN, false)
    const finished = await this.#make()
    this.#abortion.signal.throwIfAborted()
    await this.#complete(finished)
  }

  /** Stores both files, then images and state in one transaction. */
  async #complete(finished: FinishedDesign): Promise<void> {
    const options = { made: DESIGN_SOURCE_TYPE }
    await prepareImage(
      finished.image.data,
      (image) =>
        prepareImage(
          finished.highRes.data,
          (highRes) =>
            transaction((trx) =>
              completeDesign({ trx }, this.#leased, finished, { image, highRes })
            ),
          options
        ),
      options
    )
  }

  async #make(): Promise<FinishedDesign> {
    const engine = await engineInUse()
    // Loads models while the photo is checked; a failure shows up in the run itself.
    void engine.warm?.().catch(() => {})
    const order = await makeOrder(this.design)
    await transaction((trx) => chargeDesign({ trx }, this.#leased))
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
    if (reason instanceof WorkerStopped)
      return transaction((trx) => releaseLease({ trx }, this.#leased, 0, false))

    const failure = reason instanceof DesignFailure ? reason : null
    if (!failure) logger.error({ err: reason, design_id: this.designId }, 'design attempt failed')
    const isLast = this.design.attempts >= MAX_ATTEMPTS
    if (isLast || failure?.mayRetry === false) {
      const words = failure?.message || UNKNOWN_FAILURE
      return transaction((trx) => failDesign({ trx }, this.#leased, words))
    }
    await transaction((trx) => releaseLease({ trx }, this.#leased, PAUSE_SECONDS, true))
    await DesignQueued.dispatch(PAUSE_SECONDS)
  }

  /** The next update makes up for a lost one. */
  #onUnwritten(error: unknown): void {
    if (error instanceof LostLease) this.abort(error)
    else logger.warn({ err: error, design_id: this.designId }, 'design progress not written')
  }

  /** The outcome couldn't be written: another worker takes over when the lease ends. */
  #leave(error: unknown): void {
    if (error instanceof LostLease) return
    logger.error({ err: error, design_id: this.designId }, 'design left to the next worker')
  }
}
