import type { Extension } from '#app/kernel/modules/module'

const parts = new Map<string, string>()

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
