import { useSyncExternalStore } from 'react'
import type { Store } from '#app/kit/hooks/store'

/** A store's state; on the server and while the page is taken over, `atFirst` where it is given. */
export function useStore<State>(store: Store<State>, atFirst?: State): State {
  return useSyncExternalStore(store.subscribe, store.snapshot, () =>
    atFirst === undefined ? store.snapshot() : atFirst
  )
}
