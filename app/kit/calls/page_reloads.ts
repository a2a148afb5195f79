import { router } from '@inertiajs/react'

interface Reloading {
  /** names of props; without it, all */
  only?: string[]
  data?: Record<string, string | number>
  preserveUrl?: boolean
  onSuccess?: () => void
  onNetworkError?: () => boolean | void
  onFinish?: () => void
}

interface Running {
  address: string
  asked: Reloading
  /** what is asked for once it has ended */
  next: Reloading | null
  cancel: () => unknown
}

type Reload = (
  options: Reloading & { onCancelToken: (token: { cancel: () => void }) => void }
) => void

/** The page that is open. */
interface OpenPage {
  reload: Reload
  address: () => string
  /** @returns stops listening */
  onVisit: (hear: () => void) => () => void
  isVisiting: () => boolean
  /** Calls once no visit is under way. @returns forgets it */
  onceStill: (call: () => void) => () => unknown
}

let visiting = 0
const waiting = new Set<() => void>()

if (typeof document !== 'undefined') {
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.async) visiting++
  })
  router.on('finish', ({ detail: { visit } }) => {
    // none is counted that began before this was loaded
    if (visit.async || visiting === 0 || --visiting > 0) return
    const calls = [...waiting]
    waiting.clear()
    for (const call of calls) call()
  })
}

const OPEN_PAGE: OpenPage = {
  reload: ({ onFinish, ...options }) => {
    let address: string | null = null
    const hearNoMore = router.on('clientVisit', ({ detail: { page } }) => (address = page.url))
    router.reload({
      ...options,
      // somebody may have switched tabs or views while the answer was on its way
      onBeforeUpdate: (page) => {
        if (address && pathOf(address) === pathOf(page.url)) page.url = address
      },
      onFinish: () => {
        hearNoMore()
        onFinish?.()
      },
    })
  },
  address: () => location.pathname,
  onVisit: (hear) => router.on('start', ({ detail: { visit } }) => void (visit.async || hear())),
  isVisiting: () => visiting > 0,
  onceStill: (call) => {
    waiting.add(call)
    return () => waiting.delete(call)
  },
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]
}

/**
 * Reloads a page, once at a time, so that no older answer comes last and stays: a new reload ends the
 * one before and asks for its props, too, and a visit, whose answer is newer, ends it as well.
 */
export class PageReloads {
  readonly #page: OpenPage
  #running: Running | null = null

  constructor(page = OPEN_PAGE) {
    this.#page = page
  }

  start(options: Reloading = {}): void {
    const before = this.#running
    const address = this.#page.address()
    this.stop()
    const asked = before?.address === address ? both(allOf(before), options) : options
    const running: Running = { address, asked, next: null, cancel: () => {} }
    const unlessEnded = <Answer>(callback?: () => Answer) =>
      callback && (() => (this.#running === running ? callback() : undefined))
    this.#running = running
    const end = () => {
      if (this.#running !== running) return
      this.#running = null
      asked.onFinish?.()
      if (running.next && this.#page.address() === address) this.start(running.next)
    }
    const begin = () => {
      if (this.#running !== running) return
      if (this.#page.address() !== address) return end()
      const hearNoMore = this.#page.onVisit(() => {
        if (this.#running !== running) return
        this.stop()
        asked.onFinish?.()
      })
      this.#page.reload({
        ...asked,
        onCancelToken: ({ cancel }) => (running.cancel = cancel),
        onSuccess: unlessEnded(asked.onSuccess),
        onNetworkError: unlessEnded(asked.onNetworkError),
        onFinish: () => {
          hearNoMore()
          end()
        },
      })
    }
    if (this.#page.isVisiting()) running.cancel = this.#page.onceStill(begin)
    else begin()
  }

  /** Something changed, and an answer under way may not know it. */
  renew(options: Reloading = {}): void {
    if (this.#running) this.start(options)
  }

  /**
   * Something changed, as it may many times in a row: what is under way goes on, so that something
   * is shown meanwhile, and one more reload follows it.
   */
  follow(options: Reloading = {}): void {
    const running = this.#running
    if (running?.address !== this.#page.address()) return this.start(options)
    running.next = running.next ? both(running.next, options) : options
  }

  /** Somebody is changing something: an answer under way is older. It calls nothing back. */
  stop(): void {
    const running = this.#running
    this.#running = null
    running?.cancel()
  }
}

function allOf({ asked, next }: Running): Reloading {
  return next ? both(asked, next) : asked
}

function both(before: Reloading, now: Reloading): Reloading {
  const { onSuccess, onNetworkError, onFinish } = before
  return {
    only: before.only && now.only && [...new Set([...before.only, ...now.only])],
    data: before.data || now.data ? { ...before.data, ...now.data } : undefined,
    preserveUrl: before.preserveUrl && now.preserveUrl,
    onSuccess: inTurn(onSuccess, now.onSuccess),
    onNetworkError: inTurn(onNetworkError, now.onNetworkError),
    onFinish: inTurn(onFinish, now.onFinish),
  }
}

/** Once, if both are the same: an event may ask for the same reload many times. */
function inTurn<Answer>(first?: () => Answer, second?: () => Answer): (() => Answer) | undefined {
  if (!first || !second || first === second) return second ?? first
  return () => {
    first()
    return second()
  }
}

const reloads = new PageReloads()

/** Loads the open page's props again, or only some, after a change made here. */
export const reloadPage = (options?: Reloading): void => reloads.start(options)
