import type { ComponentType, ReactNode } from 'react'
import { layoutFor } from '#app/shell/ui/layout_for'

type Page = ComponentType & { layout?: (page: ReactNode) => ReactNode }

export interface PageModule {
  default: Page
  /** loads the code the page needs for these props */
  prepare?: (props: Readonly<Record<string, unknown>>) => Promise<void>
}

type PageLoaders = Record<string, () => Promise<PageModule>>

/**
 * Loads the page `<module>/<name>` from `app/<module>/ui/pages/<name>.tsx` with its layout. Pages
 * load on demand, one file each.
 */
export async function resolvePage(
  name: string,
  pages: PageLoaders,
  props: Readonly<Record<string, unknown>> = {}
): Promise<Page> {
  const [module, ...rest] = name.split('/')
  const load = pages[`/app/${module}/ui/pages/${rest.join('/')}.tsx`]
  if (!load) throw new Error(`There is no page ${name}`)
  const [{ default: page, prepare }, layout] = await Promise.all([load(), layoutFor(name)])
  await prepare?.(props)
  page.layout ??= layout
  return page
}
