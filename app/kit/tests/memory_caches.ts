import type { KeptCaches } from '#app/kit/offline/seen'

const ORIGIN = 'https://vesta.test'

/** A browser's caches, in memory. */
export class MemoryCaches implements KeptCaches {
  readonly #caches = new Map<string, Map<string, Response>>()

  async open(name: string) {
    const files = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, files)
    return {
      put: async (url: string, answer: Response) => void files.set(whole(url), answer),
      match: async (url: string | { url: string }) => files.get(whole(url))?.clone(),
      keys: async () => Array.from(files.keys(), (url) => ({ url })),
      delete: async (url: string) => files.delete(whole(url)),
    }
  }

  async match(url: string, { cacheName }: { cacheName: string }) {
    return this.#caches.get(cacheName)?.get(whole(url))?.clone()
  }

  async keys() {
    return [...this.#caches.keys()]
  }

  async delete(name: string) {
    return this.#caches.delete(name)
  }

  /** What a cache holds, by path. */
  pathsIn(name: string): string[] {
    return Array.from(this.#caches.get(name)?.keys() ?? [], (url) => new URL(url).pathname).sort()
  }
}

function whole(url: string | { url: string }): string {
  return new URL(typeof url === 'string' ? url : url.url, ORIGIN).href
}
