import type { LucideIcon } from 'lucide-react'
import type { Account } from '#app/kit/hooks/use_shared_props'

export interface NavigationEntry {
  label: string
  href: string
  icon: LucideIcon
  /** position among all modules' entries, lowest first */
  order: number
  /** where the shell shows it, besides the palette; `phone` has room for three per person */
  places: readonly ('bar' | 'rail' | 'phone' | 'account' | 'footer')[]
  /** matches its pages, if they aren't all under `href` */
  pages?: RegExp
  /** leaves it out of other people's phone bar */
  isOnPhoneFor?: (account: Account | null) => boolean
  /** hides it from everyone else; the server refuses them anyway */
  isFor?: (account: Account | null) => boolean
}

export const isSignedIn = (account: Account | null) => account !== null

export const isStaff = (account: Account | null) => account?.type === 'staff'

export const isRealtor = (account: Account | null) =>
  account?.type === 'realtor' || isStaff(account)
