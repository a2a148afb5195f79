import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '#app/kit/shell/ui_module'
import { PublicLayout } from '#app/shell/ui/layouts/public_layout'
import { pageFile } from '#app/shell/ui/page_file'
import { uiModules } from '#app/ui_modules'

type Layout = ComponentType<{ children: ReactNode }>

/** Public pages get most first visits: their layout is in the entry, others load on demand. */
const LAYOUTS: Record<LayoutName, () => Layout | Promise<Layout>> = {
  public: () => PublicLayout,
  app: async () => (await import('#app/shell/ui/layouts/app_layout')).AppLayout,
  auth: async () => (await import('#app/shell/ui/layouts/auth_layout')).AuthLayout,
  blank: () => Blank,
}

/** As declared by the module of the page's file; blank by default. */
function layoutNameFor(path: string): LayoutName {
  const { module: name, page } = pageFile(path)
  const layouts = uiModules.find((module) => module.name === name)?.layouts
  return layouts?.[page] ?? layouts?.['*'] ?? 'blank'
}

export async function layoutFor(path: string): Promise<(page: ReactNode) => ReactNode> {
  const Layout = await LAYOUTS[layoutNameFor(path)]()
  return (page) => <Layout>{page}</Layout>
}

function Blank({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
