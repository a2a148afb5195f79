import {
  BookOpen,
  Building2,
  Flag,
  House,
  Images,
  Mail,
  MessageCircle,
  PaintRoller,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import type { Account } from '#app/common/ui/hooks/use_shared_props'

export interface NavigationEntry {
  label: string
  href: string
  icon: LucideIcon
  /** where the shell shows it; the command palette shows all of them */
  places: readonly ('bar' | 'rail' | 'phone' | 'account' | 'footer')[]
  /** its pages, where they lie elsewhere than under `href` */
  pages?: RegExp
  /** left out for everybody else; the server refuses them anyway */
  isFor?: (account: Account | null) => boolean
}

const isStaff = (account: Account | null) => account?.type === 'staff'

const isRealtor = (account: Account | null) => account?.type === 'realtor' || isStaff(account)

/**
 * The shell's ways through the product, in their order. A module that makes a
 * page worth going to adds it here. `phone` holds at most three: search and
 * the account fill the bar up to five.
 */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', href: '/', icon: House, places: ['rail', 'phone'] },
  {
    label: 'Designer',
    href: '/designer',
    pages: /^\/(designer(\/|$)|designs\/\d+\/)/,
    icon: Sparkles,
    places: ['rail', 'phone'],
    isFor: (account) => account !== null,
  },
  {
    label: 'Chats',
    href: '/chats',
    pages: /^\/(chats|messages|channels)(\/|$)/,
    icon: MessageCircle,
    places: ['rail', 'phone', 'account'],
    isFor: (account) => account !== null,
  },
  {
    label: 'My listings',
    href: '/dashboard/properties',
    icon: Building2,
    places: ['rail', 'account'],
    isFor: isRealtor,
  },
  {
    label: 'Reports',
    href: '/staff/reports',
    icon: Flag,
    places: ['rail', 'account'],
    isFor: isStaff,
  },
  {
    label: 'Designs',
    href: '/designs',
    pages: /^\/designs(\/gallery)?$/,
    icon: Images,
    places: ['bar', 'rail', 'footer'],
  },
  {
    label: 'Redesign a room',
    href: '/redesign-your-interior',
    icon: PaintRoller,
    places: ['bar', 'footer'],
  },
  { label: 'About', href: '/about', icon: BookOpen, places: ['bar', 'footer'] },
  { label: 'Contact', href: '/contact', icon: Mail, places: ['bar', 'footer'] },
]

/** The footer's pages of law. */
export const legalLinks = [
  { label: 'Terms of service', href: '/terms-of-service' },
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Cookie policy', href: '/cookie-policy' },
  { label: 'Data policy', href: '/data-policy' },
  { label: 'Acceptable use', href: '/acceptable-use' },
] as const

export function navigationFor(
  account: Account | null,
  place: NavigationEntry['places'][number]
): NavigationEntry[] {
  return navigation.filter(
    (entry) => entry.places.includes(place) && (!entry.isFor || entry.isFor(account))
  )
}

/** Whether a page's address lies at or under an entry's, or is one of its pages. */
export function isCurrent(entry: Pick<NavigationEntry, 'href' | 'pages'>, url: string): boolean {
  const [path] = url.split(/[?#]/)
  if (entry.pages) return entry.pages.test(path)
  return entry.href === '/' ? path === '/' : `${path}/`.startsWith(`${entry.href}/`)
}
