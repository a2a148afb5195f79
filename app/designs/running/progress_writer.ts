import { lockLeasedDesign, type LeasedDesign } from '#app/designs/design_locks'
import { pointOf, type DesignKind } from '#app/designs/design_steps'
import DesignProgressed from '#app/designs/running/design_progressed'
import { transaction, afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import type { DesignStage } from '#app/redesign/design_engine'

/** Pause between two updates of one step. */
const REST_MS = 400

/** Writes one progress update at a time; only the newest one waits. */
export class DesignProgressWriter {
  #latest?: NewProgress
  #writing?: Promise<void>
  #isEnded = false
  #written = { step: 0, progress: 0, at: 0 }

  constructor(
    private readonly leased: LeasedDesign,
    private readonly kind: DesignKind,
    private readonly onError: (error: unknown) => void
  ) {}

  report(stage: DesignStage, share: number, preview?: Buffer): void {
    if (this.#isEnded) return
    const point = pointOf(this.kind, stage, share)
    this.#latest = { ...point, preview: preview ?? this.#latest?.preview }
    if (this.#isWorthIt(this.#latest)) this.#writing ??= this.#write()
  }

  async end(): Promise<void> {
    this.#isEnded = true
    this.#latest = undefined
    await this.#writing
  }

  #isWorthIt({ step, progress, preview }: NewProgress): boolean {
    if (step > this.#written.step) return true
    const isRested = Date.now() - this.#written.at >= REST_MS
    return isRested && (progress > this.#written.progress || preview !== undefined)
  }

  async #write(): Promise<void> {
    try {
      while (this.#latest && this.#isWorthIt(this.#latest)) {
        const latest = this.#latest
        this.#latest = undefined
        this.#written = { step: latest.step, progress: latest.progress, at: Date.now() }
        await transaction((trx) => recordProgress({ trx }, this.leased, latest))
      }
    } catch (error) {
      this.onError(error)
    } finally {
      this.#writing = undefined
    }
  }
}

interface NewProgress {
  step: number
  progress: number
  /** a small JPEG */
  preview?: Buffer
}

/**
 * Stores progress. Step and percent never go back when another worker restarts it.
 * @throws LostLease
 */
async function recordProgress(
  { trx }: InTransaction,
  leased: LeasedDesign,
  { step, progress, preview }: NewProgress
): Promise<void> {
  const found = await lockLeasedDesign(leased, trx)
  found.currentStep = Math.max(found.currentStep, step)
  found.progress = Math.max(found.progress, progress)
  if (preview) {
    await trx.rawQuery(
      `insert into design_previews (design_id, data) values (?, ?)
           on conflict (design_id) do update set data = excluded.data`,
      [found.id, preview]
    )
    found.previewVersion += 1
  }
  await found.save()
  afterCommit(trx, () => DesignProgressed.dispatch(found))
}
