import type { ReactNode } from 'react'
import { PaletteHost } from '#app/common/ui/shell/palette_host'
import { PublicBar } from '#app/common/ui/shell/public_bar'
import { PublicFooter } from '#app/common/ui/shell/public_footer'
import { ServerNotices } from '#app/common/ui/shell/server_notices'
import { SkipLink } from '#app/common/ui/shell/skip_link'

/** What anyone may see: a plain bar, the page, the footer. The page itself brings no `main`. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
      <ServerNotices />
      <PaletteHost />
    </div>
  )
}
