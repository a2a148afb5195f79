import { useSyncExternalStore } from 'react'
import { Store } from '#app/kit/hooks/store'

type Counts = Readonly<Record<string, number>>

/** Unread counts by navigation URL, reported by the modules. */
export class UnreadCounts extends Store<Counts> {
  /** how often each was told or asked for */
  readonly #turns = new Map<string, number>()

  tell(href: string, count: number): void {
    this.#begin(href)
    this.#show(href, count)
  }

  /** Asks the server. What is told meanwhile is newer; a failed request changes nothing. */
  async ask(href: string, question: () => Promise<number>): Promise<void> {
    const turn = this.#begin(href)
    const count = await question().catch(() => null)
    if (count !== null && turn === this.#turns.get(href)) this.#show(href, count)
  }

  #begin(href: string): number {
    const turn = (this.#turns.get(href) ?? 0) + 1
    this.#turns.set(href, turn)
    return turn
  }

  #show(href: string, count: number): void {
    if ((this.snapshot()[href] ?? 0) !== count) this.patch({ [href]: count })
  }
}

export const unread = new UnreadCounts({})

const NONE: Counts = {}

/** By navigation URL; empty until hydrated. */
export function useUnread(): Counts {
  return useSyncExternalStore(unread.subscribe, unread.snapshot, () => NONE)
}
