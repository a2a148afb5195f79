import { useSyncExternalStore } from 'react'
import type { Store } from '#app/kit/hooks/store'

/** A store's state; on the server and during hydration, `atFirst` if given. */
export function useStore<State>(store: Store<State>, atFirst?: State): State {
  return useSyncExternalStore(store.subscribe, store.snapshot, () =>
    atFirst === undefined ? store.snapshot() : atFirst
  )
}
