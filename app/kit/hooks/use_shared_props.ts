import { usePage } from '@inertiajs/react'
import type { SharedProps } from '@adonisjs/inertia/types'

export type Account = NonNullable<SharedProps['account']>
export type Notice = NonNullable<SharedProps['notice']>

/** What the server gives every page beside the page's own props. */
export function useSharedProps(): SharedProps {
  return usePage<SharedProps & Record<string, unknown>>().props
}

/** Who is signed in. */
export function useAccount(): Account | null {
  return useSharedProps().account
}
