import { LRUCache } from 'lru-cache'
import { SITEMAP_SECONDS } from '#app/site/contract/sitemap_limits'

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
