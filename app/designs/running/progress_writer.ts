import NoteProgress, { type NewProgress } from '#app/designs/actions/note_progress'
import { pointOf, type DesignKind } from '#app/designs/design_steps'
import type { DesignStage } from '#app/designs/engines/design_engine'
import type { Leased } from '#app/designs/queries/lock_leased'

/** Between two percents of one step; a new step is written at once. */
const REST_MS = 400

/**
 * Writes what an engine reports, one after the other: while one report is
 * being written, only the newest of those that came since is kept.
 */
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

  /** Until all that is being written is written; nothing more is. */
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
        const { step, progress } = this.#latest
        const noted = new NoteProgress().handle(this.leased, this.#latest)
        this.#latest = undefined
        this.#written = { step, progress, at: Date.now() }
        await noted
      }
    } catch (error) {
      this.onError(error)
    } finally {
      this.#writing = undefined
    }
  }
}
