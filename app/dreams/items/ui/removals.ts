import { Store } from '#app/kit/hooks/store'

/** Removes it from the board. */
type Drop = (itemId: number) => Promise<unknown>

/**
 * What is gone from the screen and not yet from the board, so that undoing it brings it back as it
 * was, with its author, its place and its votes.
 */
export class Removals {
  readonly hidden = new Store<ReadonlySet<number>>(new Set())
  readonly #waiting = new Set<number>()

  add(itemId: number): void {
    this.#waiting.add(itemId)
    this.hidden.set(new Set([...this.hidden.snapshot(), itemId]))
  }

  undo(itemId: number): void {
    if (this.#waiting.delete(itemId)) this.#show(itemId)
  }

  /** Once it can’t be undone any more. Does nothing if it was, or again. */
  async settle(itemId: number, drop: Drop): Promise<void> {
    if (!this.#waiting.delete(itemId)) return
    await drop(itemId)
    this.#show(itemId)
  }

  settleAll(drop: Drop): void {
    for (const itemId of [...this.#waiting]) void this.settle(itemId, drop)
  }

  /** By now the board is known without it, or with it because that failed. */
  #show(itemId: number): void {
    this.hidden.set(new Set([...this.hidden.snapshot()].filter((id) => id !== itemId)))
  }
}

/**
 * The order of all items after one was moved among those on the screen.
 * @param all with the hidden ones
 * @param shown in their new order
 */
export function orderOfAll(
  all: readonly number[],
  shown: readonly number[],
  movedId: number
): number[] {
  const rest = all.filter((id) => id !== movedId)
  const before = shown[shown.indexOf(movedId) - 1]
  const at = before === undefined ? 0 : rest.indexOf(before) + 1
  return rest.toSpliced(at, 0, movedId)
}
