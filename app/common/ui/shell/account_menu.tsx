import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { LogOut } from 'lucide-react'
import type { Account } from '#app/common/ui/hooks/use_shared_props'
import { navigationFor } from '#app/common/ui/shell/navigation'
import { ShellPopover } from '#app/common/ui/shell/shell_popover'
import { SHELL_ROW } from '#app/common/ui/shell/shell_row'
import { ThemeSwitch } from '#app/common/ui/shell/theme_switch'

interface AccountMenuProps {
  account: Account
  position: string
  button: ReactNode
  buttonClassName?: string
}

/** Who is signed in, their own pages, the theme, and the way out. */
export function AccountMenu({ account, ...popover }: AccountMenuProps) {
  return (
    <ShellPopover label="Account" {...popover}>
      <div className="border-b border-line px-3 pt-2 pb-3">
        <p className="truncate">{account.name}</p>
        <p className="truncate text-13 text-muted">@{account.handle}</p>
      </div>
      <nav aria-label="Account" className="py-1.5">
        {navigationFor(account, 'account').map(({ icon: Icon, ...entry }) => (
          <Link key={entry.href} href={entry.href} className={SHELL_ROW}>
            <Icon size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
            {entry.label}
          </Link>
        ))}
      </nav>
      <div className="border-y border-line px-3 py-1.5">
        <ThemeSwitch />
      </div>
      <div className="pt-1.5">
        <Link href="/logout" method="post" as="button" data-closes className={SHELL_ROW}>
          <LogOut size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
          Sign out
        </Link>
      </div>
    </ShellPopover>
  )
}
