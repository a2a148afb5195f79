import { prepareImage } from '#app/media/contents/prepare_image'
import { DESIGN_SOURCE_TYPE } from '#app/designs/pictures/provenance'
import { LeasedRun } from '#app/common/jobs/leased_run'
import { chargeDesign } from '#app/designs/actions/charge_design'
import { completeDesign, type FinishedDesign } from '#app/designs/running/actions/complete_design'
import { failDesign } from '#app/designs/running/actions/fail_design'
import { releaseLease } from '#app/designs/running/actions/release_lease'
import { DesignFailure } from '#app/redesign/engine/design_failure'
import DesignQueued from '#app/designs/orders/events/design_queued'
import { INTERRUPTED_TOO_OFTEN, UNKNOWN_FAILURE } from '#app/designs/contract/failure_words'
import {
  HEARTBEAT_MS,
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  PAUSE_SECONDS,
} from '#app/designs/contract/limits'
import { renewLease } from '#app/designs/running/actions/renew_lease'
import type Design from '#app/designs/models/design'
import type { Leased } from '#app/designs/running/models/lock_leased'
import { engineInUse } from './engine_in_use.js'
import { keepStructure } from './keep_structure.js'
import { makeOrder } from './make_order.js'
import { ProgressWriter } from './progress_writer.js'
import { transaction } from '#app/kernel/database/transaction'

export class DesignRun extends LeasedRun {
  readonly #leased: Leased

  constructor(private readonly design: Design) {
    const leased = { id: design.id, leaseToken: design.leaseToken! }
    super(design.id, 'design', {
      renew: () => transaction((trx) => renewLease({ trx }, leased)),
      leaseSeconds: LEASE_SECONDS,
      heartbeatMs: HEARTBEAT_MS,
    })
    this.#leased = leased
  }

  protected async attempt(): Promise<void> {
    if (this.design.attempts > MAX_ATTEMPTS) throw new DesignFailure(INTERRUPTED_TOO_OFTEN, false)
    const finished = await this.#make()
    this.signal.throwIfAborted()
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
      this.onUnwritten(error)
    )
    try {
      const measured = await keepStructure(engine, order, {
        signal: this.signal,
        onProgress: (stage, share, preview) => progress.report(stage, share, preview),
      })
      return { ...measured, engine: engine.name }
    } finally {
      await progress.end()
    }
  }

  protected async settle(reason: unknown): Promise<void> {
    const failure = reason instanceof DesignFailure ? reason : null
    if (!failure) this.tell('error', reason, 'attempt failed')
    const isLast = this.design.attempts >= MAX_ATTEMPTS
    if (isLast || failure?.mayRetry === false) {
      const words = failure?.message || UNKNOWN_FAILURE
      return transaction((trx) => failDesign({ trx }, this.#leased, words))
    }
    await transaction((trx) => releaseLease({ trx }, this.#leased, PAUSE_SECONDS, true))
    await DesignQueued.dispatch(PAUSE_SECONDS)
  }

  protected release(): Promise<void> {
    return transaction((trx) => releaseLease({ trx }, this.#leased, 0, false))
  }
}
