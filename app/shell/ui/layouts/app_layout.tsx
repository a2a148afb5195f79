// a member's page may go offline before it is idle
import '#app/kit/calls/api_client'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, type ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import {
  SettingsSections,
  SETTINGS_GROUPS,
  type ShownSettings,
} from '#app/kit/shell/settings_section'
import { BottomBar } from '#app/shell/ui/navigation/bottom_bar'
import { PublicFooter } from '#app/shell/ui/navigation/public_footer'
import { PaletteHost } from '#app/shell/ui/palette/palette_host'
import { Rail } from '#app/shell/ui/navigation/rail'
import { ServerNotices } from '#app/shell/ui/layouts/server_notices'
import { SkipLink } from '#app/shell/ui/layouts/skip_link'
import { uiModules } from '#app/ui_modules'

const groupOf = ({ group }: ShownSettings) => SETTINGS_GROUPS.indexOf(group)

/** By group, then by order. */
const shownSettingsSections: readonly ShownSettings[] = uiModules
  .flatMap((module) => module.settings ?? [])
  .map((one): ShownSettings => {
    if ('href' in one) return one
    const { load, ...section } = one
    return { ...section, Content: lazyPart(load) }
  })
  .sort((one, other) => groupOf(one) - groupOf(other) || one.order - other.order)

/** If its code can't be loaded, the page works without it. */
const LiveAccount = lazyPart(() =>
  import('#app/shell/ui/layouts/live_account').catch(() => ({ default: (): ReactNode => null }))
)

interface AppLayoutProps {
  children: ReactNode
  hasFooter?: boolean
}

export function AppLayout({ children, hasFooter }: AppLayoutProps) {
  const { auth } = usePage().props
  return (
    <>
      <SkipLink />
      <Rail />
      <main
        id="main"
        tabIndex={-1}
        className="app-edges min-h-dvh pb-(--bar-bottom) outline-none max-md:has-[[data-whole-screen]]:pb-[env(safe-area-inset-bottom)] max-md:has-[[data-own-bar]]:pb-0 md:ml-(--bar-left) print:m-0 print:p-0"
      >
        <SettingsSections value={shownSettingsSections}>{children}</SettingsSections>
      </main>
      {hasFooter && (
        <div className="app-edges pb-(--bar-bottom) md:ml-(--bar-left)">
          <PublicFooter />
        </div>
      )}
      <BottomBar />
      <ServerNotices />
      <PaletteHost />
      {auth.user && (
        <Suspense fallback={null}>
          <LiveAccount />
        </Suspense>
      )}
    </>
  )
}
