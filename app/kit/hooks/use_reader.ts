import { useSyncExternalStore } from 'react'

/** The viewer's locale and time zone. */
export interface Reader {
  locale: string
  /** IANA name; undefined is the local one */
  timeZone: string | undefined
  /** false during hydration, which must match the server's HTML */
  isHydrated: boolean
}

/** The server doesn't know the viewer, so hydration uses fixed values. */
const UNKNOWN_READER: Reader = { locale: 'en-US', timeZone: 'UTC', isHydrated: false }

let known: Reader | undefined

function readerHere(): Reader {
  known ??= { locale: navigator.language || 'en-US', timeZone: undefined, isHydrated: true }
  return known
}

const neverChanges = () => () => {}

/** The viewer's own settings, right after hydration. */
export function useReader(): Reader {
  return useSyncExternalStore(neverChanges, readerHere, () => UNKNOWN_READER)
}
