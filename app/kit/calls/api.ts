import type { Client } from '#app/kit/calls/api_client'
import { isAccountShown } from '#app/kit/hooks/account_scope'
import { whenIdle } from '#app/kit/offline/when_idle'

let loaded: Client | null = null

/** Loads the client and its route table, which no page needs to become usable. */
async function load(): Promise<Client> {
  loaded ??= (await import('#app/kit/calls/api_client')).client
  return loaded
}

const loadEarly = () => void load().catch(() => {})

if (typeof window !== 'undefined') {
  // a member's page may go offline or close before a first touch
  whenIdle(() => isAccountShown() && loadEarly())
  // most guests never call the server
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(event, loadEarly, { once: true, capture: true, passive: true })
  }
}

/** Calls at once if the client is there: a page that is closing has no time to load it. */
function call(path: readonly string[], request: unknown) {
  return loaded ? send(loaded, path, request) : load().then((client) => send(client, path, request))
}

function send(client: object, path: readonly string[], request: unknown): Promise<unknown> {
  const route = path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), client)
  if (typeof route !== 'function') throw new TypeError(`There is no call ${path.join('.')}`)
  return route(request)
}

function pathTo(path: readonly string[]): object {
  return new Proxy(() => {}, {
    get: (_, name) => pathTo([...path, String(name)]),
    apply: (_, __, [request]: unknown[]) => call(path, request),
  })
}

/**
 * The typed calls of vesta's routes: `api.api.users.follow({ params })`. Pass each to `answered`,
 * which turns failures into a `CallFailure`.
 */
export const api = new Proxy({} as Pick<Client, 'api'>, {
  get: (_, name) => pathTo([String(name)]),
})
