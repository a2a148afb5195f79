import type { ReactNode } from 'react'
import { Mark } from '#app/shell/ui/navigation/mark'
import { ServerNotices } from '#app/shell/ui/layouts/server_notices'
import { SkipLink } from '#app/shell/ui/layouts/skip_link'
import { ThemeButton } from '#app/shell/ui/navigation/theme_button'
import hearth from '#app/shell/ui/layouts/hearth.webp'

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
          <div className="w-full max-w-100">{children}</div>
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
