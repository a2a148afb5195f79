import { LRUCache } from 'lru-cache'
import { cachedBytesOf, cachedPageOf, type CachedPage, type RenderedPage } from './cached_page.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Rendered pages by path; evicts the least recently used first. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: cachedBytesOf,
  })
  /** paths and stamps of pages being compressed */
  readonly #underWay = new Set<string>()

  constructor(private readonly stampOf: (path: string) => Promise<string | null>) {}

  /** The page at a path, if cached at this stamp. */
  get(path: string, stamp: string): CachedPage | null {
    const page = this.#pages.get(path)
    return page?.stamp === stamp ? page : null
  }

  /** Compresses a page and keeps it, unless there is a newer version by then. */
  async keep(path: string, stamp: string, rendered: RenderedPage): Promise<void> {
    const key = `${path} ${stamp}`
    if (this.#underWay.has(key)) return
    this.#underWay.add(key)
    try {
      const page = await cachedPageOf(stamp, rendered)
      if ((await this.stampOf(path)) === stamp) this.#pages.set(path, page)
    } finally {
      this.#underWay.delete(key)
    }
  }
}
