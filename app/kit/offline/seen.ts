import { loadFile } from '#app/kit/calls/request'
import { holdForAccount } from '#app/kit/hooks/account_scope'
import type { Picture } from '#app/kit/media/picture'
import {
  MAX_SEEN_LINE_CHARACTERS,
  MAX_SEEN_LINES,
  MAX_SEEN_PER_KIND,
  MIN_SEEN_PICTURE_PX,
} from '#app/kit/offline/seen_limits'

/** What somebody opened, in the words that the offline page shows. */
export interface Seen {
  kind: 'listing' | 'design' | 'chat'
  /** its slug or id */
  key: string
  title: string
  note: string | null
  lines: readonly string[]
  href: string
  picture: Picture | null
}

/** The parts of the browser's `Cache` and `CacheStorage` that this needs. */
interface KeptFiles {
  put: (url: string, answer: Response) => Promise<void>
  match: (url: string) => Promise<Response | undefined>
  keys: () => Promise<readonly { url: string }[]>
  delete: (url: string) => Promise<boolean>
}

export interface KeptCaches {
  open: (name: string) => Promise<KeptFiles>
  keys: () => Promise<string[]>
  delete: (name: string) => Promise<boolean>
}

interface Device {
  caches: KeptCaches
  /** @throws Error if it can’t be had */
  load: (url: string) => Promise<Response>
  now: () => Date
}

const PREFIX = 'seen-'
const ENTRIES = '/offline/seen'
const PICTURES = '/offline/pictures'

/** What each account last opened on this device, until it signs out. `public/worker/offline.js` reads it. */
export class SeenThings {
  readonly #device: Device
  readonly #held = new Set<number>()

  constructor(device: Device) {
    this.#device = device
  }

  async remember(accountId: number, { picture, ...seen }: Seen): Promise<void> {
    this.#hold(accountId)
    await this.forgetOthers(accountId)
    const shown = picture && (await this.#load(addressOf(picture)))
    if (!this.#held.has(accountId)) return
    const cache = await this.#device.caches.open(nameFor(accountId))
    const entry = {
      ...seen,
      lines: seen.lines.slice(0, MAX_SEEN_LINES).map((line) => cut(line)),
      has_picture: shown !== null,
      seen_at: this.#device.now().toISOString(),
    }
    if (shown) await cache.put(pathOf(PICTURES, seen), shown)
    await cache.put(pathOf(ENTRIES, seen), Response.json(entry))
    await dropOldest(cache, seen.kind)
    // they may have signed out meanwhile
    if (!this.#held.has(accountId)) await this.#device.caches.delete(nameFor(accountId))
  }

  /** @param accountId whose things stay; null for a guest */
  async forgetOthers(accountId: number | null): Promise<void> {
    const { caches } = this.#device
    const own = accountId === null ? null : nameFor(accountId)
    for (const name of await caches.keys()) {
      if (name.startsWith(PREFIX) && name !== own) await caches.delete(name)
    }
  }

  #hold(accountId: number): void {
    if (this.#held.has(accountId)) return
    this.#held.add(accountId)
    holdForAccount(accountId, () => {
      this.#held.delete(accountId)
      void this.#device.caches.delete(nameFor(accountId))
    })
  }

  /** Without its picture, a thing is still worth keeping. */
  async #load(url: string): Promise<Response | null> {
    try {
      return await this.#device.load(url)
    } catch {
      return null
    }
  }
}

/** Null where the browser keeps nothing. */
export const seenThings =
  'caches' in globalThis
    ? new SeenThings({ caches, load: (url) => loadFile(url), now: () => new Date() })
    : null

function nameFor(accountId: number): string {
  return `${PREFIX}${accountId}`
}

function pathOf(folder: string, { kind, key }: Pick<Seen, 'kind' | 'key'>): string {
  return `${folder}/${kind}/${encodeURIComponent(key)}`
}

function cut(line: string): string {
  return line.length > MAX_SEEN_LINE_CHARACTERS
    ? `${line.slice(0, MAX_SEEN_LINE_CHARACTERS)}…`
    : line
}

/** The smallest copy that fills a phone. */
function addressOf({ url, variants }: Picture): string {
  const [copy] = variants
    .filter(({ width, type }) => width >= MIN_SEEN_PICTURE_PX && type !== 'image/avif')
    .sort((a, b) => a.width - b.width)
  return copy?.url ?? url
}

async function dropOldest(cache: KeptFiles, kind: Seen['kind']): Promise<void> {
  const folder = `${ENTRIES}/${kind}/`
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(folder))
  const entries = await Promise.all(
    paths.map(async (path) => ({ path, seenAt: await seenAtOf(await cache.match(path)) }))
  )
  const old = entries.sort((a, b) => b.seenAt.localeCompare(a.seenAt)).slice(MAX_SEEN_PER_KIND)
  for (const { path } of old) {
    await cache.delete(path)
    await cache.delete(path.replace(ENTRIES, PICTURES))
  }
}

async function seenAtOf(answer: Response | undefined): Promise<string> {
  const entry: unknown = await answer?.json()
  const isEntry = typeof entry === 'object' && entry !== null && 'seen_at' in entry
  return isEntry && typeof entry.seen_at === 'string' ? entry.seen_at : ''
}
