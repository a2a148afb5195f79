import type { ReactNode } from 'react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { ReaderProvider } from '#app/kit/hooks/reader_provider'

/**
 * Providers around every page. Disables Base UI's style elements, which the CSP would block;
 * `app.css` has their one rule.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ReaderProvider>{children}</ReaderProvider>
    </CSPProvider>
  )
}
