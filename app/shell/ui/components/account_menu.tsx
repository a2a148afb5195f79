import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { LogOut } from 'lucide-react'
import type { Account } from '#app/kit/hooks/use_shared_props'
import { forgetAccount } from '#app/shell/ui/components/forget_account'
import { navigationFor } from '#app/shell/ui/components/navigation'
import { ShellPopover } from '#app/shell/ui/components/shell_popover'
import { SHELL_ROW } from '#app/shell/ui/components/shell_row'
import { TeamRow } from '#app/shell/ui/components/team_row'
import { UnreadDot } from '#app/shell/ui/components/unread_dot'
import { ThemeSwitch } from '#app/shell/ui/components/theme_switch'

interface AccountMenuProps {
  account: Account
  position: string
  button: ReactNode
  buttonClassName?: string
}

export function AccountMenu({ account, ...popover }: AccountMenuProps) {
  return (
    <ShellPopover label="Account" {...popover}>
      <div className="border-b border-line px-3 pt-2 pb-3">
        <p className="truncate">{account.name}</p>
        <p className="truncate text-13 text-muted">@{account.handle}</p>
      </div>
      <div className="border-b border-line py-1.5">
        <TeamRow />
      </div>
      <nav aria-label="Account" className="py-1.5">
        {navigationFor(account, 'account').map(({ icon: Icon, ...entry }) => (
          <Link key={entry.href} href={entry.href} className={SHELL_ROW}>
            <span className="relative shrink-0">
              <Icon size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
              <UnreadDot href={entry.href} />
            </span>
            {entry.label}
          </Link>
        ))}
      </nav>
      <div className="border-y border-line px-3 py-1.5">
        <ThemeSwitch />
      </div>
      <div className="pt-1.5">
        <Link
          href="/logout"
          method="post"
          as="button"
          onSuccess={forgetAccount}
          data-closes
          className={SHELL_ROW}
        >
          <LogOut size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
          Sign out
        </Link>
      </div>
    </ShellPopover>
  )
}
