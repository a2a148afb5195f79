import { Link, usePage } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { NavigationPlace } from '#app/kit/shell/navigation_entry'
import { isCurrent, navigationFor } from '#app/shell/ui/navigation/navigation'
import { SHELL_ROW } from '#app/shell/ui/navigation/shell_row'
import { UnreadDot } from '#app/shell/ui/navigation/unread_dot'

export const MORE_SECTIONS = { explore: 'Explore', plan: 'Yours', work: 'Work' } as const

interface MenuSectionProps {
  place: NavigationPlace
  label: string
  /** for the only section of a menu */
  isUntitled?: boolean
  /** leaves out what this place already shows */
  besides?: NavigationPlace
}

/** One place's links as rows of a menu; nothing if it has none for this person. */
export function MenuSection({ place, label, isUntitled, besides }: MenuSectionProps) {
  const account = useAccount()
  const { url } = usePage()
  const entries = navigationFor(account, place).filter(
    ({ places }) => !besides || !places.includes(besides)
  )
  if (entries.length === 0) return null

  return (
    <nav aria-label={label} className="py-1.5">
      {!isUntitled && <p className="px-3 pt-1 pb-1.5 text-12 text-muted">{label}</p>}
      {entries.map(({ icon: Icon, ...entry }) => (
        <Link
          key={entry.href}
          href={entry.href}
          aria-current={isCurrent(entry, url) ? 'page' : undefined}
          className={SHELL_ROW}
        >
          <span className="relative shrink-0">
            <Icon size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
            <UnreadDot href={entry.href} />
          </span>
          <bdi>{entry.label}</bdi>
        </Link>
      ))}
    </nav>
  )
}

/** What the rail has no room for. */
export function MoreSections() {
  return Object.entries(MORE_SECTIONS).map(([place, label]) => (
    <MenuSection key={place} place={place as keyof typeof MORE_SECTIONS} label={label} />
  ))
}
