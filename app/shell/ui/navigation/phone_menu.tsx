import { Link } from '@inertiajs/react'
import { Menu } from 'lucide-react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { navigationFor } from '#app/shell/ui/navigation/navigation'
import { ShellPopover } from '#app/shell/ui/navigation/shell_popover'
import { SHELL_ROW } from '#app/shell/ui/navigation/shell_row'
import { ThemeSwitch } from '#app/shell/ui/navigation/theme_switch'

/** The public bar's links and the theme, on phones. */
export function PhoneMenu() {
  const account = useAccount()

  return (
    <ShellPopover
      label="Menu"
      position="top-16 right-5"
      buttonClassName="-mr-2.5 grid size-11 place-items-center text-muted hover:text-ink"
      button={<Menu size={20} strokeWidth={1.5} aria-hidden />}
    >
      <nav aria-label="Main" className="border-b border-line pb-1.5">
        {navigationFor(account, 'bar').map(({ icon: Icon, ...entry }) => (
          <Link key={entry.href} href={entry.href} className={SHELL_ROW}>
            <Icon size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
            <bdi>{entry.label}</bdi>
          </Link>
        ))}
      </nav>
      <div className="px-3 pt-1.5">
        <ThemeSwitch />
      </div>
    </ShellPopover>
  )
}
