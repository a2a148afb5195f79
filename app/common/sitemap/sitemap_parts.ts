import type { Extension } from '#app/kernel/modules/module'

const parts = new Map<string, string>()

/**
 * Declares pages that search engines may find.
 * @param name lower case, in the address of its sitemap
 * @param sql selects `id`, `path` and `changed_at` of pages that anybody may see
 */
export function sitemapPart(name: string, sql: string): Extension {
  return () => void parts.set(name, sql)
}

export function listSitemapParts(): ReadonlyMap<string, string> {
  return parts
}
