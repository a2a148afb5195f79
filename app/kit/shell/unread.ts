import { useSyncExternalStore } from 'react'
import { Store } from '#app/kit/hooks/store'

type Counts = Readonly<Record<string, number>>

/** Unread counts by navigation URL, reported by the modules. */
class UnreadCounts extends Store<Counts> {
  tell(href: string, count: number): void {
    if ((this.snapshot()[href] ?? 0) !== count) this.patch({ [href]: count })
  }
}

export const unread = new UnreadCounts({})

const NONE: Counts = {}

/** By navigation URL; empty until hydrated. */
export function useUnread(): Counts {
  return useSyncExternalStore(unread.subscribe, unread.snapshot, () => NONE)
}
