import { useSyncExternalStore } from 'react'
import type { Store } from '#app/kit/hooks/store'

/** A store's state, also while the server renders and the page is taken over. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
}
