import type { ComponentType, ReactNode } from 'react'
import { Head } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { LayoutName } from '#app/kit/shell/ui_module'
import { PublicLayout } from '#app/shell/ui/layouts/public_layout'
import { PageBoundary } from '#app/shell/ui/page_boundary'
import { pageFile } from '#app/shell/ui/page_file'
import { uiModules } from '#app/ui_modules'

type Layout = ComponentType<{ children: ReactNode; hasFooter?: boolean }>
type ShownLayout = Exclude<LayoutName, 'either' | 'reading'>

/** Public pages get most first visits: their layout is in the entry, others load on demand. */
const LAYOUTS: Record<ShownLayout, () => Layout | Promise<Layout>> = {
  public: () => PublicLayout,
  app: async () => (await import('#app/shell/ui/layouts/app_layout')).AppLayout,
  auth: async () => (await import('#app/shell/ui/layouts/auth_layout')).AuthLayout,
  blank: () => Blank,
}

const loaded: Partial<Record<ShownLayout, Layout>> = {}

/** As declared by the module of the page's file; blank by default. */
function layoutNameFor(path: string): LayoutName {
  const { module: name, page } = pageFile(path)
  const layouts = uiModules.find((module) => module.name === name)?.layouts
  return layouts?.[page] ?? layouts?.['*'] ?? 'blank'
}

function shownLayout(name: LayoutName, isSignedIn: boolean): ShownLayout {
  if (name !== 'either' && name !== 'reading') return name
  return isSignedIn ? 'app' : 'public'
}

export async function layoutFor(
  path: string,
  isSignedIn: boolean
): Promise<(page: ReactNode) => ReactNode> {
  const name = layoutNameFor(path)
  const shown = shownLayout(name, isSignedIn)
  loaded[shown] ??= await LAYOUTS[shown]()
  return (page) => <Framed name={name}>{page}</Framed>
}

/**
 * Chooses for whoever sees the page now: the server draws a page for many people, and a browser keeps
 * it while somebody signs in. One component for all pages, so that a layout stays from page to page.
 */
function Framed({ name, children }: { name: LayoutName; children: ReactNode }) {
  const isSignedIn = Boolean(useAccount())
  const Layout = loaded[shownLayout(name, isSignedIn)] ?? PublicLayout
  return (
    <Layout hasFooter={name === 'reading'}>
      <PageBoundary head={<Head title="This page stopped working" />}>{children}</PageBoundary>
    </Layout>
  )
}

function Blank({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
