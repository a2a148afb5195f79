import type { Extension } from '#app/kernel/modules/module'

type ListPaths = () => Promise<string[]>

const parts = new Map<string, string>()
const lists: ListPaths[] = []

/**
 * Declares pages for search engines.
 * @param name lower case, part of the sitemap's URL
 * @param sql selects `id`, `path` and `changed_at` of public pages
 */
export function sitemapPart(name: string, sql: string): Extension {
  return () => void parts.set(name, sql)
}

export function listSitemapParts(): ReadonlyMap<string, string> {
  return parts
}

/** Declares pages for search engines that aren't rows, and hardly ever change. */
export function sitemapPaths(list: ListPaths): Extension {
  return () => void lists.push(list)
}

export async function listSitemapPaths(): Promise<string[]> {
  return (await Promise.all(lists.map((list) => list()))).flat()
}
