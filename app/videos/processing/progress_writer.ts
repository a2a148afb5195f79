import { transaction } from '#app/kernel/database/transaction'
import { recordStep } from '#app/videos/processing/actions/record_step'
import type { Leased } from '#app/videos/processing/models/lock_leased'

/** Pause between two updates. */
const REST_MS = 500

/** Writes one percentage at a time; only the newest one waits. */
export class ProgressWriter {
  #latest = 0
  #written = { progress: 0, at: 0 }
  #writing?: Promise<void>
  #isEnded = false

  constructor(
    private readonly leased: Leased,
    private readonly onError: (error: unknown) => void
  ) {}

  report(progress: number): void {
    this.#latest = Math.max(this.#latest, Math.floor(progress))
    if (!this.#isEnded && this.#isWorthIt()) this.#writing ??= this.#write()
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await this.#writing
  }

  #isWorthIt(): boolean {
    return this.#latest > this.#written.progress && Date.now() - this.#written.at >= REST_MS
  }

  async #write(): Promise<void> {
    this.#written = { progress: this.#latest, at: Date.now() }
    try {
      await transaction((trx) => recordStep({ trx }, this.leased, this.#written.progress))
    } catch (error) {
      this.onError(error)
    } finally {
      this.#writing = undefined
    }
  }
}
