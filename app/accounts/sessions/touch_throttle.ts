/** Remembers when something was last done for a key, for the newest `limit` keys. */
export class TouchThrottle {
  readonly #last = new Map<string, number>()

  constructor(
    private readonly intervalMs: number,
    private readonly limit: number
  ) {}

  /** True once an interval and key; asking counts as doing. */
  isDue(key: string, now = Date.now()): boolean {
    const last = this.#last.get(key)
    if (last !== undefined && now - last < this.intervalMs) return false
    this.#last.delete(key)
    this.#last.set(key, now)
    if (this.#last.size > this.limit) {
      const [oldest] = this.#last.keys()
      this.#last.delete(oldest)
    }
    return true
  }
}
