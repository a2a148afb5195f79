import type { ReactNode } from 'react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { api } from '#app/core/ui/api'

/**
 * What every page may use: the typed routes. Base UI's own style elements stay
 * out, which the Content-Security-Policy would refuse; `app.css` has the one
 * rule that they hold.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <TuyauProvider client={api}>{children}</TuyauProvider>
    </CSPProvider>
  )
}
