import { LeasedRun } from '#app/common/jobs/leased_run'
import { Runner } from '#app/common/jobs/runner'
import type Design from '#app/designs/design'
import {
  DESIGN_HEARTBEAT_MS,
  DESIGN_LEASE_SECONDS,
  MAX_RUN_ATTEMPTS,
  DESIGN_PAUSE_SECONDS,
} from '#app/designs/design_limits'
import type { LeasedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import {
  ENGINE_GONE,
  INTERRUPTED_TOO_OFTEN,
  UNKNOWN_FAILURE,
  PHOTOGRAPH_GONE,
  REFUSED_PICTURE,
} from '#app/designs/design_steps'
import { kindFor } from '#app/designs/engines/choose_engine'
import { engineInUse, offeredKinds } from '#app/designs/engines/engine_in_use'
import { combinedWishes } from '#app/designs/looks/look_of'
import DesignQueued from '#app/designs/orders/design_queued'
import { DESIGN_SOURCE_TYPE } from '#app/designs/pictures/picture_kind'
import { readForEngine } from '#app/designs/pictures/picture_sources'
import { isOfRestyle } from '#app/designs/restyles/find_restyle'
import {
  chargeDesign,
  releaseDesignLease,
  renewDesignLease,
  claimDesign,
} from '#app/designs/running/design_leases'
import DesignProgressed from '#app/designs/running/design_progressed'
import { completeDesign, failDesign, type FinishedDesign } from '#app/designs/running/finish_design'
import { keepStructure } from '#app/designs/running/keep_structure'
import { DesignProgressWriter } from '#app/designs/running/progress_writer'
import { findCorrections } from '#app/designs/surfaces/save_corrections'
import { transaction } from '#app/kernel/database/transaction'
import { prepareImage } from '#app/media/prepare_image'
import { pauseVariantsDuring } from '#app/media/variants/variant_pause'
import { DesignFailure, type DesignEngine, type DesignOrder } from '#app/redesign/design_engine'
import { checkContent } from '#app/redesign/safety/check_content'
import { contentThreshold } from '#config/design'

class DesignRun extends LeasedRun {
  readonly #leased: LeasedDesign

  constructor(private readonly design: PicturedDesign) {
    const leased = { id: design.id, leaseToken: design.leaseToken! }
    super(design.id, 'design', {
      renew: () => transaction((trx) => renewDesignLease({ trx }, leased)),
      leaseSeconds: DESIGN_LEASE_SECONDS,
      heartbeatMs: DESIGN_HEARTBEAT_MS,
    })
    this.#leased = leased
  }

  protected async attempt(): Promise<void> {
    if (this.design.attempts > MAX_RUN_ATTEMPTS)
      throw new DesignFailure(INTERRUPTED_TOO_OFTEN, false)
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
    const engine = await engineOf(this.design)
    // Loads models while the photo is checked; a failure shows up in the run itself.
    void engine.warm?.().catch(() => {})
    const order = await makeOrder(this.design)
    await transaction((trx) => chargeDesign({ trx }, this.#leased))
    const progress = new DesignProgressWriter(this.#leased, this.design.kind, (error) =>
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
    const isLast = this.design.attempts >= MAX_RUN_ATTEMPTS
    if (isLast || failure?.mayRetry === false) {
      const words = failure?.message || UNKNOWN_FAILURE
      return transaction((trx) => failDesign({ trx }, this.#leased, words))
    }
    await transaction((trx) =>
      releaseDesignLease({ trx }, this.#leased, DESIGN_PAUSE_SECONDS, true)
    )
    await DesignQueued.dispatch(DESIGN_PAUSE_SECONDS)
  }

  protected release(): Promise<void> {
    return transaction((trx) => releaseDesignLease({ trx }, this.#leased, 0, false))
  }
}

export const designRunner = new Runner({
  claim: () => transaction((trx) => claimDesign({ trx })),
  open: (design) => new DesignRun(design),
  announce: (design) => DesignProgressed.dispatch(design),
  during: pauseVariantsDuring,
})

/** @throws DesignFailure if it was ordered from a service that the settings no longer name */
async function engineOf({ engineKind }: Design): Promise<DesignEngine> {
  if (engineKind && !offeredKinds().includes(engineKind)) {
    throw new DesignFailure(ENGINE_GONE, false)
  }
  return engineInUse(kindFor(engineKind))
}

/** @throws DesignFailure if the photo was deleted or is unusable */
async function makeOrder(design: PicturedDesign): Promise<DesignOrder> {
  const { id, originalImage, correctedAt, options, seed } = design
  if (!originalImage) throw new DesignFailure(PHOTOGRAPH_GONE, false)
  const image = await readForEngine(originalImage)
  if (await isRefused(image)) throw new DesignFailure(REFUSED_PICTURE, false)
  return {
    image,
    options: { ...options, customPrompt: combinedWishes(design) },
    seed,
    corrections: correctedAt && (await findCorrections(id)),
    sharesLook: await isOfRestyle(id),
  }
}

async function isRefused(image: Buffer): Promise<boolean> {
  if (contentThreshold === 1) return false
  return !(await checkContent(image)).isAllowed
}
