import db from '@adonisjs/lucid/services/db'
import { listSitemapParts } from '#app/common/sitemap/sitemap_parts'
import { SITEMAP_SIZE } from '#app/site/contract/sitemap_limits'

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
