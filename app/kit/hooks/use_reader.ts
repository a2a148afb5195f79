import { useSyncExternalStore } from 'react'

/** How the person at the screen reads numbers, dates and times. */
export interface Reader {
  locale: string
  /** IANA name; undefined is the reader's own */
  timeZone: string | undefined
  /** false while the server's picture of the page still has to match */
  isHydrated: boolean
}

/** The server does not know its reader: one fixed choice, so that both sides render the same. */
const UNKNOWN_READER: Reader = { locale: 'en-US', timeZone: 'UTC', isHydrated: false }

let known: Reader | undefined

function readerHere(): Reader {
  known ??= { locale: navigator.language || 'en-US', timeZone: undefined, isHydrated: true }
  return known
}

const neverChanges = () => () => {}

/** The reader, from right after hydration on. */
export function useReader(): Reader {
  return useSyncExternalStore(neverChanges, readerHere, () => UNKNOWN_READER)
}
