import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { Compass, LogOut } from 'lucide-react'
import type { Account } from '#app/kit/hooks/use_shared_props'
import { forgetAccount } from '#app/shell/ui/navigation/forget_account'
import { MenuSection, MoreSections } from '#app/shell/ui/navigation/menu_section'
import { ShellPopover } from '#app/shell/ui/navigation/shell_popover'
import { SHELL_ROW } from '#app/shell/ui/navigation/shell_row'
import { NavigationTeamRow } from '#app/shell/ui/navigation/team_row'
import { openPalette } from '#app/shell/ui/palette/palette_store'
import { ThemeSwitch } from '#app/shell/ui/navigation/theme_switch'

interface AccountMenuProps {
  account: Account
  /** the navigation next to it */
  besides: 'rail' | 'phone' | 'bar'
  position: string
  button: ReactNode
  buttonClassName?: string
}

export function AccountMenu({ account, besides, ...popover }: AccountMenuProps) {
  return (
    <ShellPopover label="Account" {...popover}>
      <div className="border-b border-line px-3 pt-2 pb-3">
        <p dir="auto" className="truncate">
          {account.name}
        </p>
        <p className="truncate text-13 text-muted">@{account.handle}</p>
      </div>
      <div className="border-b border-line py-1.5">
        <NavigationTeamRow />
      </div>
      {besides !== 'rail' && (
        <>
          <button type="button" data-closes onClick={openPalette} className={SHELL_ROW}>
            <Compass size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
            Go to…
          </button>
          <MenuSection place="rail" label="Pages" isUntitled besides={besides} />
          <MenuSection place="create" label="Create" />
          <MoreSections />
        </>
      )}
      <MenuSection place="account" label="Account" isUntitled={besides === 'rail'} />
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
