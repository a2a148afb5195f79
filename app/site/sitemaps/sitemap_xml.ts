import { LRUCache } from 'lru-cache'
import { escapeXml } from '#app/common/text/escape_xml'
import { SITEMAP_SECONDS } from '#app/site/sitemaps/list_sitemaps'

interface Located {
  path: string
  changedAt: Date | null
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Source: sitemaps.org, protocol 0.9. @param origin absolute, without a trailing slash */
export function sitemapXml(entries: readonly Located[], origin: string): string {
  return documentOf('urlset', 'url', entries, origin)
}

export function sitemapIndexXml(sitemaps: readonly Located[], origin: string): string {
  return documentOf('sitemapindex', 'sitemap', sitemaps, origin)
}

function documentOf(root: string, element: string, entries: readonly Located[], origin: string) {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(encodeURI(origin + path))}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

const MAX_CHARACTERS = 32 * 1024 * 1024

const kept = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (xml, name) => xml.length + name.length,
  ttl: SITEMAP_SECONDS * 1000,
})
const underWay = new Map<string, Promise<string>>()

/** Returns a cached document, or makes it once for all concurrent callers. */
export async function keptSitemap(name: string, make: () => Promise<string>): Promise<string> {
  const known = kept.get(name)
  if (known !== undefined) return known
  const running = underWay.get(name) ?? begin(name, make)
  return running
}

async function begin(name: string, make: () => Promise<string>): Promise<string> {
  const running = make().finally(() => underWay.delete(name))
  underWay.set(name, running)
  const xml = await running
  kept.set(name, xml)
  return xml
}
