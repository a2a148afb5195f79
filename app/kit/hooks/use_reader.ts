import { createContext, use, useSyncExternalStore } from 'react'

/** The viewer's locale and time zone. */
export interface Reader {
  locale: string
  /** IANA name; undefined is the local one */
  timeZone: string | undefined
}

/** The server doesn't know the viewer, so hydration uses fixed values. */
const UNKNOWN_READER: Reader = { locale: 'en-US', timeZone: 'UTC' }

export const ReaderContext = createContext(UNKNOWN_READER)
/** Apart from the time zone, since it mostly is the server's: then hydration renders nothing again. */
export const LocaleContext = createContext(UNKNOWN_READER.locale)

let known: Reader | undefined

function readerHere(): Reader {
  known ??= { locale: navigator.language || 'en-US', timeZone: undefined }
  return known
}

const neverChanges = () => () => {}

/**
 * The viewer's own settings, in the same breath as hydration: for what is typed, which must be read
 * as it was meant. Where something is shown, take `useReader` or `useLocale`, which let React pause.
 */
export function useReaderAtOnce(): Reader {
  return useSyncExternalStore(neverChanges, readerHere, () => UNKNOWN_READER)
}

/** The viewer's own settings, soon after hydration. Where the locale is enough, take `useLocale`. */
export function useReader(): Reader {
  return use(ReaderContext)
}

/** The viewer's own locale, soon after hydration. */
export function useLocale(): string {
  return use(LocaleContext)
}
