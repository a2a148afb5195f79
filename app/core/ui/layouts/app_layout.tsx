import { lazy, Suspense, type ReactNode } from 'react'
import { BottomBar } from '#app/common/ui/shell/bottom_bar'
import { PaletteHost } from '#app/common/ui/shell/palette_host'
import { Rail } from '#app/common/ui/shell/rail'
import { ServerNotices } from '#app/common/ui/shell/server_notices'
import { SkipLink } from '#app/common/ui/shell/skip_link'
import { TypedRoutes } from '#app/core/ui/typed_routes'

/** A page whose network went before this came goes on without it. */
const LiveAccount = lazy(() =>
  import('#app/core/ui/layouts/live_account').catch(() => ({ default: () => null }))
)

/** Where one works: the rail on the left, on phones a bar at the bottom. The page itself brings no `main`. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Rail />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-dvh outline-none max-md:pb-[calc(64px+env(safe-area-inset-bottom))] max-md:has-[[data-whole-screen]]:pb-[env(safe-area-inset-bottom)] md:ml-18"
      >
        <TypedRoutes>{children}</TypedRoutes>
      </main>
      <BottomBar />
      <ServerNotices />
      <PaletteHost />
      <Suspense fallback={null}>
        <LiveAccount />
      </Suspense>
    </>
  )
}
