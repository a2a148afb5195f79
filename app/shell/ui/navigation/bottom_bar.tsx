import { Link, usePage } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Avatar } from '#app/kit/display/avatar'
import { AccountMenu } from '#app/shell/ui/navigation/account_menu'
import { isCurrent, navigationFor } from '#app/shell/ui/navigation/navigation'
import { UnreadDot } from '#app/shell/ui/navigation/unread_dot'

const SLOT =
  'flex h-16 min-w-14 flex-1 flex-col items-center justify-center gap-1 -outline-offset-2 short:h-12 short:flex-row short:gap-2 text-12 text-muted aria-[current]:text-ink'

/** Phones only; hidden while something on the page is `data-whole-screen` or `data-own-bar`. */
export function BottomBar() {
  const account = useAccount()
  const { url } = usePage()

  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [body:has([data-whole-screen],[data-own-bar])_&]:hidden"
    >
      {navigationFor(account, 'phone').map(({ icon: Icon, ...entry }) => (
        <Link
          key={entry.href}
          href={entry.href}
          aria-current={isCurrent(entry, url) ? 'page' : undefined}
          className={SLOT}
        >
          <span className="relative">
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <UnreadDot href={entry.href} />
          </span>
          <bdi>{entry.label}</bdi>
        </Link>
      ))}
      {account && (
        <AccountMenu
          account={account}
          besides="phone"
          position="sheet"
          buttonClassName={SLOT}
          button={
            <span className="relative">
              <Avatar name={account.name} src={account.avatar} size="sm" />
              <UnreadDot href="/notifications" />
            </span>
          }
        />
      )}
    </nav>
  )
}
