import { recordProgress, type NewProgress } from '#app/designs/running/actions/record_progress'
import { pointOf, type DesignKind } from '#app/designs/contract/design_steps'
import type { DesignStage } from '#app/redesign/engine/design_engine'
import type { Leased } from '#app/designs/running/models/lock_leased'
import { transaction } from '#app/kernel/database/transaction'

/** Pause between two updates of one step. */
const REST_MS = 400

/** Writes one progress update at a time; only the newest one waits. */
export class ProgressWriter {
  #latest?: NewProgress
  #writing?: Promise<void>
  #isEnded = false
  #written = { step: 0, progress: 0, at: 0 }

  constructor(
    private readonly leased: Leased,
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
