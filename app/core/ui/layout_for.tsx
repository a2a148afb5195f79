import type { ComponentType, ReactNode } from 'react'
import { PublicLayout } from '#app/core/ui/layouts/public_layout'

type LayoutName = 'public' | 'app' | 'auth' | 'blank'
type Layout = ComponentType<{ children: ReactNode }>

/** Public pages are where strangers arrive: their layout comes with the entry, the others on demand. */
const LAYOUTS: Record<LayoutName, () => Layout | Promise<Layout>> = {
  public: () => PublicLayout,
  app: async () => (await import('#app/core/ui/layouts/app_layout')).AppLayout,
  auth: async () => (await import('#app/core/ui/layouts/auth_layout')).AuthLayout,
  blank: () => Blank,
}

/** The first pattern that fits a page's name decides; what fits none is blank. */
const PATTERNS: readonly [RegExp, LayoutName][] = [
  [/^site\//, 'public'],
  [/^common\/kit$/, 'public'],
  [/^properties\/show$/, 'public'],
  [/^accounts\//, 'auth'],
  [/^properties\/edit$/, 'app'],
  [/^dashboard\//, 'app'],
  [/^chats\/stop_digest$/, 'auth'],
  [/^chats\//, 'app'],
  [/^designs\/(index|gallery|shared)$/, 'public'],
  [/^designs\//, 'app'],
  [/^moderation\//, 'app'],
]

export function layoutNameFor(pageName: string): LayoutName {
  return PATTERNS.find(([pattern]) => pattern.test(pageName))?.[1] ?? 'blank'
}

/** The one place where a page is given its layout, by name. */
export async function layoutFor(pageName: string): Promise<(page: ReactNode) => ReactNode> {
  const Layout = await LAYOUTS[layoutNameFor(pageName)]()
  return (page) => <Layout>{page}</Layout>
}

function Blank({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
