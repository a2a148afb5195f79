import type { ReactNode } from 'react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { api } from '#app/kit/calls/api'

/**
 * Lets pages name their routes (`<Form route="sessions.store">`). Part of the
 * layouts behind the door only: the table of all routes would be a tenth of
 * what a public page may load.
 */
export function TypedRoutes({ children }: { children: ReactNode }) {
  return <TuyauProvider client={api}>{children}</TuyauProvider>
}
