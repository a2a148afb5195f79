import { useDeferredValue, type ReactNode } from 'react'
import { LocaleContext, ReaderContext, useReaderAtOnce } from '#app/kit/hooks/use_reader'

/**
 * Tells everything below who reads it. Deferred, because after hydration React renders changes of a
 * store without a pause, and most of a page shows a price or a time.
 */
export function ReaderProvider({ children }: { children: ReactNode }) {
  const reader = useDeferredValue(useReaderAtOnce())
  return (
    <ReaderContext value={reader}>
      <LocaleContext value={reader.locale}>{children}</LocaleContext>
    </ReaderContext>
  )
}
