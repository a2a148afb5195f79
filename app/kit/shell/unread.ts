import { useSyncExternalStore } from 'react'
import { Store } from '#app/kit/hooks/store'

type Counts = Readonly<Record<string, number>>

/** What waits for someone behind the shell's entries, by their address. The modules tell. */
class UnreadCounts extends Store<Counts> {
  tell(href: string, count: number): void {
    if ((this.snapshot()[href] ?? 0) !== count) this.patch({ [href]: count })
  }
}

export const unread = new UnreadCounts({})

const NONE: Counts = {}

/** By the entry's address; nothing until the browser has asked. */
export function useUnread(): Counts {
  return useSyncExternalStore(unread.subscribe, unread.snapshot, () => NONE)
}
