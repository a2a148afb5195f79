interface Wish<Value, State> {
  wanted: Value
  /** what the server last told; a refused wish goes back to it */
  known: State
  send: (wanted: Value) => Promise<State>
  show: (state: State) => void
}

/**
 * Sends what somebody wants, one call at a time for each key, then the last wish made meanwhile, so
 * that no two answers can come in the wrong order.
 */
export class Wishes<Key, Value> {
  readonly #sending = new Map<Key, { wanted: Value }>()

  /**
   * Returns at once if an earlier wish is still being sent; this one is sent after it.
   * @throws what `send` throws, after showing what the server last told
   */
  async make<State>(key: Key, { wanted, known, send, show }: Wish<Value, State>): Promise<void> {
    const earlier = this.#sending.get(key)
    if (earlier) {
      earlier.wanted = wanted
      return
    }
    const sending = { wanted }
    this.#sending.set(key, sending)
    let told = known
    let sent: Value
    try {
      do {
        sent = sending.wanted
        told = await send(sent)
      } while (sending.wanted !== sent)
    } finally {
      this.#sending.delete(key)
      show(told)
    }
  }
}
