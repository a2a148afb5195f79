import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { MemoryCaches } from '#app/kit/tests/memory_caches'

export const ORIGIN = 'https://vesta.test'

interface Asked {
  path: string
  method?: string
  mode?: string
  destination?: string
  form?: FormData
}

type Listener = (event: object) => void

/** `public/sw.js` with a network that the test controls. */
export class SiteWorker {
  readonly caches = new MemoryCaches()
  /** pages whose files the worker may keep, by client id */
  readonly clients: Record<string, { url: string }> = {}
  badgesCleared = 0
  theme: string | null = null
  network: (url: string) => Promise<Response> = () => Promise.reject(new TypeError('no network'))
  readonly #listeners = new Map<string, Listener>()

  constructor() {
    const scope = {
      location: { origin: ORIGIN },
      registration: {},
      navigator: { clearAppBadge: async () => void this.badgesCleared++ },
      cookieStore: { get: async () => this.theme && { value: this.theme } },
      clients: { claim: async () => {}, get: async (id: string) => this.clients[id] },
      addEventListener: (type: string, run: Listener) => {
        const before = this.#listeners.get(type)
        this.#listeners.set(type, (event) => {
          before?.(event)
          run(event)
        })
      },
    }
    const context = createContext({
      self: scope,
      caches: this.caches,
      fetch: (asked: string | { url: string }) =>
        this.network(typeof asked === 'string' ? asked : asked.url),
      importScripts: (...paths: string[]) => {
        for (const path of paths) runInContext(readFileSync(`public${path}`, 'utf8'), context)
      },
      ...{ URL, Response: RelativeResponse, File, Intl, Date, setTimeout },
    })
    runInContext(readFileSync('public/sw.js', 'utf8'), context)
  }

  /** @returns its answer; null if it leaves the request to the browser */
  async ask(asked: Asked): Promise<Response | null> {
    const { path, method = 'GET', mode = 'navigate', destination = 'document', form } = asked
    const tasks: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    const url = new URL(path, ORIGIN).href
    this.#listeners.get('fetch')?.({
      request: { url, method, mode, destination, formData: async () => form },
      clientId: 'here',
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => answers.push(given),
      waitUntil: (task: Promise<unknown>) => tasks.push(task),
    })
    await Promise.all(tasks)
    return answers.at(0) ?? null
  }
}

/** In workers, redirects are relative to the script. */
class RelativeResponse extends Response {
  static override redirect(url: string, status: number) {
    return Response.redirect(new URL(url, ORIGIN), status)
  }
}
