import { LRUCache } from 'lru-cache'
import { cachedBytesOf, type CachedPage } from './cached_page.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Rendered pages by path; evicts the least recently used first. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: cachedBytesOf,
  })

  /** The page at a path, if cached at this stamp. */
  get(path: string, stamp: string): CachedPage | null {
    const page = this.#pages.get(path)
    if (page?.stamp === stamp) return page
    this.#pages.delete(path)
    return null
  }

  set(path: string, page: CachedPage): void {
    this.#pages.set(path, page)
  }
}
