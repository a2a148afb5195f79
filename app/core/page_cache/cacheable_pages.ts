/**
 * Says in which state a public page is: any change to what it shows, or to who
 * may see it, gives another stamp. Null when a stranger may not see it at all.
 */
export type PageStamp = (params: Record<string, string>) => Promise<string | null>

interface CacheablePage {
  pattern: RegExp
  stamp: PageStamp
}

const pages: CacheablePage[] = []

/**
 * Lets answers of a public page be kept for those who are not signed in.
 *
 * @param path like a route's: `/properties/:slug`
 */
export function cachePage(path: string, stamp: PageStamp): void {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  pages.push({ pattern, stamp })
}

/** The present stamp of the page at a path; null where none may be kept. */
export async function stampOf(path: string): Promise<string | null> {
  for (const { pattern, stamp } of pages) {
    const match = pattern.exec(path)
    if (match) return stamp({ ...match.groups })
  }
  return null
}
