import { cachedBytesOf, type CachedPage } from './cached_page.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Rendered pages by path; evicts the least recently used first. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  #bytes = 0

  /** The page at a path, if cached at this stamp. */
  get(path: string, stamp: string): CachedPage | null {
    const page = this.#pages.get(path)
    if (!page) return null
    this.#pages.delete(path)
    if (page.stamp !== stamp) {
      this.#bytes -= cachedBytesOf(page)
      return null
    }
    this.#pages.set(path, page)
    return page
  }

  set(path: string, page: CachedPage): void {
    const before = this.#pages.get(path)
    if (before) this.#bytes -= cachedBytesOf(before)
    this.#pages.delete(path)
    this.#pages.set(path, page)
    this.#bytes += cachedBytesOf(page)
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= MAX_BYTES) break
      this.#pages.delete(oldest)
      this.#bytes -= cachedBytesOf(old)
    }
  }
}
