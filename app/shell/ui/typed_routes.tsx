import type { ReactNode } from 'react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { client } from '#app/kit/calls/api_client'

/**
 * Enables named routes (`<Form route="sessions.store">`). Only in signed-in layouts: the route
 * table would take a tenth of a public page's load budget.
 */
export function TypedRoutes({ children }: { children: ReactNode }) {
  return <TuyauProvider client={client}>{children}</TuyauProvider>
}
