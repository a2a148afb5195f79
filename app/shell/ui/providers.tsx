import type { ReactNode } from 'react'
import { CSPProvider } from '@base-ui/react/csp-provider'

/**
 * What surrounds every page. Base UI's own style elements stay out, which the
 * Content-Security-Policy would refuse; `app.css` has the one rule that they
 * hold.
 */
export function Providers({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
