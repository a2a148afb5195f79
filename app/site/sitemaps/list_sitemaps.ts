import db from '@adonisjs/lucid/services/db'
import { listSitemapParts } from '#app/common/sitemap_parts'

/** URLs per sitemap, the most sitemaps.org allows. */
export const SITEMAP_SIZE = 50_000
export const SITEMAP_SECONDS = 600

export interface SitemapPage {
  name: string
  /** from 1; each holds a fixed range of ids, so that pages don't shift */
  page: number
  changedAt: Date
}

/** The sitemaps that aren't empty. */
export async function listSitemapPages(): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (const [name, sql] of listSitemapParts()) {
    const { rows } = await db.rawQuery<{ rows: Omit<SitemapPage, 'name'>[] }>(
      `select (id - 1) / :size::integer + 1 as page, max(changed_at) as "changedAt"
       from (${sql}) entry group by 1 order by 1`,
      { size: SITEMAP_SIZE }
    )
    pages.push(...rows.map((row) => ({ name, ...row })))
  }
  return pages
}

export interface SitemapEntry {
  path: string
  changedAt: Date | null
}

/** The entries of one sitemap; empty if it doesn't exist. */
export async function listSitemapEntries(name: string, page: number): Promise<SitemapEntry[]> {
  const sql = listSitemapParts().get(name)
  if (!sql || page < 1 || page * SITEMAP_SIZE > 2 ** 31) return []
  const { rows } = await db.rawQuery<{ rows: SitemapEntry[] }>(
    `select path, changed_at as "changedAt" from (${sql}) entry
     where id > :from and id <= :to order by id`,
    { from: (page - 1) * SITEMAP_SIZE, to: page * SITEMAP_SIZE }
  )
  return rows
}
