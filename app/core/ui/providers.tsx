import type { ReactNode } from 'react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { api } from '#app/core/ui/api'

/** What every page may use: the typed routes. */
export function Providers({ children }: { children: ReactNode }) {
  return <TuyauProvider client={api}>{children}</TuyauProvider>
}
