import type { ReactNode } from 'react'
import { Mark } from '#app/common/ui/shell/mark'
import { ServerNotices } from '#app/common/ui/shell/server_notices'
import { SkipLink } from '#app/common/ui/shell/skip_link'
import { ThemeButton } from '#app/common/ui/shell/theme_button'
import hearth from '#app/core/ui/layouts/hearth.webp'
import { TypedRoutes } from '#app/core/ui/typed_routes'

/** The door: a form on the left, a photograph on the right. The page itself brings no `main`. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh md:grid-cols-2">
      <SkipLink />
      <div className="flex min-w-0 flex-col">
        <header className="gutter flex h-18 items-center justify-between">
          <Mark />
          <ThemeButton position="top-16 right-5 md:right-[calc(50%+32px)]" />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="gutter flex flex-1 items-center justify-center py-8 outline-none"
        >
          <div className="w-full max-w-100">
            <TypedRoutes>{children}</TypedRoutes>
          </div>
        </main>
      </div>
      <div className="relative hidden bg-raised md:block">
        <img
          src={hearth}
          alt=""
          width={1024}
          height={1280}
          className="sticky top-0 h-dvh w-full object-cover"
        />
      </div>
      <ServerNotices />
    </div>
  )
}
