import { writeCount } from '#app/kernel/database/write_count'
import { stampOf } from './cacheable_pages.js'
import { SharedQuestion } from './shared_question.js'

/** The current stamp of each page. Queries every time, unless nothing was written since. */
class PresentStamps {
  readonly #question = new SharedQuestion<string | null>()
  readonly #known = new Map<string, string>()
  /** the write count when the known stamps were read */
  #asOf: number | null = null

  /** Null if the page can't be cached. */
  async of(path: string): Promise<string | null> {
    const known = this.#isCurrent() && this.#known.get(path)
    return known || this.#question.answer(path, () => this.#ask(path))
  }

  async #ask(path: string): Promise<string | null> {
    const before = writeCount()
    const stamp = await stampOf(path)
    if (before === null || before !== writeCount()) return stamp
    if (!this.#isCurrent()) this.#known.clear()
    this.#asOf = before
    if (stamp) this.#known.set(path, stamp)
    return stamp
  }

  #isCurrent(): boolean {
    return this.#asOf !== null && this.#asOf === writeCount()
  }
}

export const presentStamps = new PresentStamps()
