import { writeCount } from '#app/kernel/database/write_count'
import { stampOf } from './cacheable_pages.js'
import { SharedQuestion } from './shared_question.js'

interface StampAnswer {
  stamp: string | null
}

/** The current stamp of each page. Queries every time, unless nothing was written since. */
class PresentStamps {
  readonly #question = new SharedQuestion<string | null>()
  readonly #known = new Map<string, string>()
  /** the write count when the known stamps were read */
  #asOf: number | null = null

  /** Null if the page can't be cached. */
  async of(path: string): Promise<string | null> {
    return this.known(path) ?? this.#question.answer(path, () => this.#ask(path))
  }

  /** Null if it has to be asked for. */
  known(path: string): string | null {
    return (this.#isCurrent() && this.#known.get(path)) || null
  }

  /** Asks for it as part of a statement of the caller’s own. */
  async read<Answer extends StampAnswer>(
    path: string,
    ask: () => Promise<Answer>
  ): Promise<Answer> {
    const before = writeCount()
    const answer = await ask()
    if (before === null || before !== writeCount()) return answer
    if (!this.#isCurrent()) this.#known.clear()
    this.#asOf = before
    if (answer.stamp) this.#known.set(path, answer.stamp)
    return answer
  }

  async #ask(path: string): Promise<string | null> {
    const { stamp } = await this.read(path, async () => ({ stamp: await stampOf(path) }))
    return stamp
  }

  #isCurrent(): boolean {
    return this.#asOf !== null && this.#asOf === writeCount()
  }
}

export const presentStamps = new PresentStamps()
