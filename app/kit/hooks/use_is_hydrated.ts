import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and during hydration, which must match the server's HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
}
