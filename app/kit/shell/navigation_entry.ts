import type { LucideIcon } from 'lucide-react'
import type { Account } from '#app/kit/hooks/use_shared_props'

/**
 * `bar`: top of public pages. `rail`: left of wide screens, room for seven. `phone`: bottom of
 * phones, room for four per person. `create`, `explore`, `plan` and `work`: sections of the menus.
 */
export type NavigationPlace =
  'bar' | 'rail' | 'phone' | 'create' | 'explore' | 'plan' | 'work' | 'account' | 'footer'

export interface NavigationEntry {
  label: string
  href: string
  icon: LucideIcon
  /** position among all modules' entries, lowest first */
  order: number
  /** where the shell shows it, besides the palette */
  places: readonly NavigationPlace[]
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
