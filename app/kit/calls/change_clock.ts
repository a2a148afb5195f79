const MAX_TRIES = 3

/**
 * Tells which answers are late. An answer may be as old as its question, so anything that was
 * changed here, reported by an event, or asked for later is newer.
 */
export class ChangeClock<Key> {
  #now = 0
  readonly #knownAt = new Map<Key, number>()

  /** Begins a request. @returns its moment, which goes with its answer */
  ask(): number {
    return ++this.#now
  }

  /** Something changed: by an event, or by somebody here. */
  note(key: Key): void {
    this.#knownAt.set(key, ++this.#now)
  }

  isLate(askedAt: number, key: Key): boolean {
    return (this.#knownAt.get(key) ?? 0) > askedAt
  }

  /** @returns whether to take an answer; no older one is admitted after it */
  admits(askedAt: number, key: Key): boolean {
    if (this.isLate(askedAt, key)) return false
    this.#knownAt.set(key, askedAt)
    return true
  }

  /**
   * For the answer to a change made here. Questions asked before it came may not know the change,
   * so their answers are late from now on.
   * @returns whether to take it; false if something else has changed, so it must be asked for again
   */
  settles(askedAt: number, key: Key): boolean {
    if (this.isLate(askedAt, key)) return false
    this.note(key)
    return true
  }

  /** Asks, and asks again if something changed meanwhile. @returns null if it keeps changing */
  async fresh<Answer>(key: Key, question: () => Promise<Answer>): Promise<Answer | null> {
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const askedAt = this.ask()
      const answer = await question()
      if (this.admits(askedAt, key)) return answer
    }
    return null
  }
}
