/** An observable value outside React; made for `useSyncExternalStore`. */
export class Store<State> {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(initial: State) {
    this.#state = initial
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something changes. */
  snapshot = (): State => this.#state

  set(state: State): void {
    if (Object.is(state, this.#state)) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  /** Replaces some fields of an object state. */
  patch(change: Partial<State>): void {
    this.set({ ...this.#state, ...change })
  }
}
