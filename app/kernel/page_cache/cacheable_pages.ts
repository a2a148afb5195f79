import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/**
 * A version of a public page: any change to its content or visibility gives a different stamp. Null
 * if the public may not see it.
 */
export type PageStamp = (params: Record<string, string>) => Promise<string | null>

interface CacheablePage {
  path: string
  pattern: RegExp
  stamp: PageStamp
  views: readonly string[]
}

interface CacheOptions {
  /** query parameters that select another view, which isn't cached */
  views?: readonly string[]
}

const pages = new Registry('cached pages', { key: ({ path }: CacheablePage) => path })

/**
 * Declares a public page that may be cached for guests. Apart from `views`, it must not depend on
 * the query.
 * @param path like a route's: `/properties/:slug`
 */
export function cachedPage(
  path: string,
  stamp: PageStamp,
  { views = [] }: CacheOptions = {}
): Extension {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return pages.adds({ path, pattern, stamp, views })
}

/** Whether a page with this path and query may ever be cached. */
export function isCacheable(path: string, query: Record<string, unknown>): boolean {
  const page = pages.list().find(({ pattern }) => pattern.test(path))
  return page !== undefined && !page.views.some((view) => view in query)
}

/** The current stamp of the page at a path; null if it can't be cached. */
export async function stampOf(path: string): Promise<string | null> {
  for (const { pattern, stamp } of pages.list()) {
    const match = pattern.exec(path)
    if (match) return stamp({ ...match.groups })
  }
  return null
}
