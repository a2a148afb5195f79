import type { ReactNode } from 'react'
import { PaletteHost } from '#app/shell/ui/palette/palette_host'
import { PublicBar } from '#app/shell/ui/navigation/public_bar'
import { PublicFooter } from '#app/shell/ui/navigation/public_footer'
import { ServerNotices } from '#app/shell/ui/layouts/server_notices'
import { SkipLink } from '#app/shell/ui/layouts/skip_link'

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
