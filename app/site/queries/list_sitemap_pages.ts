import db from '@adonisjs/lucid/services/db'
import { listSitemapParts } from '#app/common/sitemap/sitemap_parts'
import { SITEMAP_SIZE } from '#app/site/contract/sitemap_limits'

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
