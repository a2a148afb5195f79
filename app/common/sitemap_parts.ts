import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type ListPaths = () => Promise<string[]>

interface SitemapPart {
  name: string
  sql: string
}

const parts = new Registry('parts of the sitemap', { key: ({ name }: SitemapPart) => name })
const lists = new Registry<ListPaths>('paths of the sitemap')

/**
 * Declares pages for search engines.
 * @param name lower case, part of the sitemap's URL
 * @param sql selects `id`, `path` and `changed_at` of public pages
 */
export function sitemapPart(name: string, sql: string): Extension {
  return parts.adds({ name, sql })
}

/** SQL by name. */
export function listSitemapParts(): ReadonlyMap<string, string> {
  return new Map(parts.list().map(({ name, sql }) => [name, sql]))
}

/** Declares pages for search engines that aren't rows, and hardly ever change. */
export function sitemapPaths(list: ListPaths): Extension {
  return lists.adds(list)
}

export async function listSitemapPaths(): Promise<string[]> {
  return (await Promise.all(lists.list().map((list) => list()))).flat()
}
