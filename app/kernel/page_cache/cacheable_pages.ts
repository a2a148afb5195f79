import type { Extension } from '#app/kernel/modules/module'

/**
 * Names the state of a public page: any change to what it shows, or to who may
 * see it, gives a different stamp. Null when the public may not see it.
 */
export type PageStamp = (params: Record<string, string>) => Promise<string | null>

interface CacheablePage {
  pattern: RegExp
  stamp: PageStamp
  views: readonly string[]
}

interface CacheOptions {
  /** names in the query that ask for another view of the page, which is not cached */
  views?: readonly string[]
}

const pages: CacheablePage[] = []

/**
 * Declares a public page that may be cached for people who are not signed in.
 * It must not depend on the query of its address, but for its `views`.
 *
 * @param path like a route's: `/properties/:slug`
 */
export function cachedPage(
  path: string,
  stamp: PageStamp,
  { views = [] }: CacheOptions = {}
): Extension {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return () => void pages.push({ pattern, stamp, views })
}

/** Whether a page at this path and with this query may ever be cached. */
export function isCacheable(path: string, query: Record<string, unknown>): boolean {
  const page = pages.find(({ pattern }) => pattern.test(path))
  return page !== undefined && !page.views.some((view) => view in query)
}

/** The present stamp of the page at a path; null where none may be kept. */
export async function stampOf(path: string): Promise<string | null> {
  for (const { pattern, stamp } of pages) {
    const match = pattern.exec(path)
    if (match) return stamp({ ...match.groups })
  }
  return null
}
