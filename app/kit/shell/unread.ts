import { useSyncExternalStore } from 'react'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { Store } from '#app/kit/hooks/store'

type Counts = Readonly<Record<string, number>>

/** Unread counts by navigation URL, reported by the modules. */
export class UnreadStore extends Store<Counts> {
  readonly #clock = new ChangeClock<string>()

  tell(href: string, count: number): void {
    this.#clock.note(href)
    this.#show(href, count)
  }

  /** Asks the server. What is told meanwhile is newer; a failed request shows none. */
  async ask(href: string, question: () => Promise<number>): Promise<void> {
    const askedAt = this.#clock.ask()
    const count = await question().catch(() => null)
    if (count === null && !this.#clock.isLate(askedAt, href)) this.#show(href, 0)
    if (count !== null && this.#clock.admits(askedAt, href)) this.#show(href, count)
  }

  #show(href: string, count: number): void {
    if ((this.snapshot()[href] ?? 0) !== count) this.patch({ [href]: count })
  }
}

export const unread = new UnreadStore({})

const NONE: Counts = {}

/** By navigation URL; empty until hydrated. */
export function useUnread(): Counts {
  return useSyncExternalStore(unread.subscribe, unread.snapshot, () => NONE)
}
