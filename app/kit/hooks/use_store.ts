import { useSyncExternalStore } from 'react'
import type { Store } from '#app/kit/hooks/store'

/** A store's state, also during server rendering and hydration. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
}
