import { Link, usePage } from '@inertiajs/react'
import { Compass, Ellipsis, Plus } from 'lucide-react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Avatar } from '#app/kit/display/avatar'
import { AccountMenu } from '#app/shell/ui/navigation/account_menu'
import { Mark } from '#app/shell/ui/navigation/mark'
import { isCurrent, navigationFor } from '#app/shell/ui/navigation/navigation'
import { MenuSection, MoreSections } from '#app/shell/ui/navigation/menu_section'
import { RailMenu } from '#app/shell/ui/navigation/rail_menu'
import { openPalette } from '#app/shell/ui/palette/palette_store'
import { UnreadDot } from '#app/shell/ui/navigation/unread_dot'
import { RAIL_LABEL, RAIL_ROW } from '#app/shell/ui/navigation/rail_style'

/**
 * The narrow rail on the left of wide screens; expands to labels on hover or keyboard focus,
 * and has them all along where there is room.
 */
export function Rail() {
  const account = useAccount()
  const { url } = usePage()

  return (
    <header className="group/rail fixed inset-y-0 left-0 z-30 w-18 2xl:w-60 border-r border-line hover:w-60 has-focus-visible:w-60 has-[:popover-open]:w-60 max-md:hidden print:hidden">
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-0 w-60 2xl:hidden border-r border-line bg-canvas opacity-0 shadow-float transition-opacity duration-200 ease-out group-hover/rail:opacity-100 group-has-focus-visible/rail:opacity-100 group-has-[:popover-open]/rail:opacity-100"
      />
      <div className="relative flex h-full flex-col gap-2 overflow-hidden px-3 py-6">
        <div className="mb-5 shrink-0 pl-4.5">
          <Mark isInRail />
        </div>
        <nav
          aria-label="Main"
          className="flex min-h-0 flex-col gap-2 overflow-y-auto [scrollbar-width:none]"
        >
          {navigationFor(account, 'rail').map(({ icon: Icon, ...entry }) => (
            <Link
              key={entry.href}
              href={entry.href}
              aria-current={isCurrent(entry, url) ? 'page' : undefined}
              className={RAIL_ROW}
            >
              <span className="relative shrink-0">
                <Icon size={20} strokeWidth={1.5} aria-hidden />
                <UnreadDot href={entry.href} />
              </span>
              <span dir="auto" className={RAIL_LABEL}>
                {entry.label}
              </span>
            </Link>
          ))}
        </nav>
        {navigationFor(account, 'create').length > 0 && (
          <RailMenu label="Create" icon={Plus}>
            <MenuSection place="create" label="Create" isUntitled />
          </RailMenu>
        )}
        <RailMenu label="More" icon={Ellipsis} isWide>
          <MoreSections />
        </RailMenu>
        <button type="button" onClick={openPalette} className={`${RAIL_ROW} shrink-0`}>
          <Compass size={20} strokeWidth={1.5} aria-hidden className="shrink-0" />
          <span className={RAIL_LABEL}>Go to…</span>
        </button>
        {account && (
          <div className="mt-auto shrink-0">
            <AccountMenu
              account={account}
              besides="rail"
              position="bottom-5 left-3"
              buttonClassName="flex w-full items-center gap-3 px-1"
              button={
                <>
                  <Avatar name={account.name} src={account.avatar} />
                  <span dir="auto" className={`${RAIL_LABEL} truncate`}>
                    {account.name}
                  </span>
                </>
              }
            />
          </div>
        )}
      </div>
    </header>
  )
}
