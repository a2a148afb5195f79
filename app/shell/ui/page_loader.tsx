import type { ComponentType, ReactNode } from 'react'
import { loadPatiently } from '#app/kit/offline/load_patiently'
import { layoutFor } from '#app/shell/ui/layout_for'
import { pageFile } from '#app/shell/ui/page_file'

type Page = ComponentType & { layout?: (page: ReactNode) => ReactNode }

export interface PageModule {
  default: Page
  /** loads the code the page needs for these props */
  prepare?: (props: Readonly<Record<string, unknown>>) => Promise<void>
}

type PageLoaders = Record<string, () => Promise<PageModule>>

/** Loads the page of this name with its layout. Pages load on demand, one file each. */
export async function resolvePage(
  name: string,
  pages: PageLoaders,
  props: Readonly<Record<string, unknown>> = {}
): Promise<Page> {
  const path = Object.keys(pages).find((each) => pageFile(each).name === name)
  if (!path) throw new Error(`There is no page ${name}`)
  const [{ default: page, prepare }, layout] = await Promise.all([
    loadPatiently(pages[path]),
    loadPatiently(() => layoutFor(path, Boolean(props.account))),
  ])
  await prepare?.(props)
  page.layout ??= layout
  return page
}
