type Ask<T> = () => Promise<T>

interface Turn<T> {
  running: Promise<T>
  next?: Promise<T>
}

/** Shares one query among concurrent callers. Later ones wait for the next: they see all writes. */
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
