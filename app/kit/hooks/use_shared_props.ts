import { usePage } from '@inertiajs/react'
import type { SharedProps } from '@adonisjs/inertia/types'

export type Account = NonNullable<SharedProps['account']>
export type PageNotice = NonNullable<SharedProps['notice']>

/** Props the server adds to every page. */
export function useSharedProps(): SharedProps {
  return usePage<SharedProps & Record<string, unknown>>().props
}

/** The signed-in account. */
export function useAccount(): Account | null {
  return useSharedProps().account
}
