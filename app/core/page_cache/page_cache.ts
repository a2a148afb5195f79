/** A rendered page with holes where each answer's own nonce belongs. */
export interface KeptPage {
  stamp: string
  parts: Buffer[]
  headers: [name: string, parts: string[]][]
}

const MOST_BYTES = 64 * 1024 * 1024

/** Rendered pages by address, the longest unused thrown out first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  #bytes = 0

  /** The page at an address, if it was kept in just this state. */
  get(address: string, stamp: string): KeptPage | null {
    const page = this.#pages.get(address)
    if (!page) return null
    this.#pages.delete(address)
    if (page.stamp !== stamp) {
      this.#bytes -= sizeOf(page)
      return null
    }
    this.#pages.set(address, page)
    return page
  }

  set(address: string, page: KeptPage): void {
    const before = this.#pages.get(address)
    if (before) this.#bytes -= sizeOf(before)
    this.#pages.delete(address)
    this.#pages.set(address, page)
    this.#bytes += sizeOf(page)
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) break
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf(old)
    }
  }
}

function sizeOf(page: KeptPage): number {
  return page.parts.reduce((sum, part) => sum + part.length, 0)
}
