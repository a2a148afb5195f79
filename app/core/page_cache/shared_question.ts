type Ask<T> = () => Promise<T>

interface Turn<T> {
  running: Promise<T>
  /** asked once `running` is done, for everybody who came meanwhile */
  next?: Promise<T>
}

/**
 * Asks the same question once for many who ask at the same time. Nobody is
 * given an answer that was begun before they asked: who comes while one is
 * under way waits for the next, so what was written before is always seen.
 */
export class SharedQuestion<T> {
  readonly #turns = new Map<string, Turn<T>>()

  answer(key: string, ask: Ask<T>): Promise<T> {
    const turn = this.#turns.get(key)
    if (!turn) return this.#begin(key, ask)
    turn.next ??= turn.running.then(
      () => this.#begin(key, ask),
      () => this.#begin(key, ask)
    )
    return turn.next
  }

  #begin(key: string, ask: Ask<T>): Promise<T> {
    const turn: Turn<T> = { running: ask() }
    this.#turns.set(key, turn)
    const end = () => {
      if (this.#turns.get(key) === turn && !turn.next) this.#turns.delete(key)
    }
    turn.running.then(end, end)
    return turn.running
  }
}
