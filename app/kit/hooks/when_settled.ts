import { whenIdle } from '#app/kit/offline/when_idle'

/** Until then, a page that nobody touches has a phone's processor for itself. */
export const CALM_MS = 3000
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

type Waiting = (work: () => void) => () => void

interface Surroundings {
  /** hears what somebody does */
  page: Pick<EventTarget, 'addEventListener'>
  whenIdle: Waiting
}

/** @see whenSettled */
export function settling({ page, whenIdle: whenPageIsIdle }: Surroundings): Waiting {
  let hasSettled = false
  return (work) => {
    if (hasSettled) return whenPageIsIdle(work)
    const waiting = new AbortController()
    const { signal } = waiting
    let cancel = () => waiting.abort()
    const settle = () => {
      hasSettled = true
      waiting.abort()
      cancel = whenPageIsIdle(work)
    }
    for (const sign of SIGNS) {
      page.addEventListener(sign, settle, { capture: true, passive: true, signal })
    }
    const stop = whenPageIsIdle(() => {
      const timer = setTimeout(settle, CALM_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
    signal.addEventListener('abort', stop)
    return () => cancel()
  }
}

/**
 * Runs in an idle moment after the page's first seconds, or once somebody moves, touches or types.
 * @returns a function that cancels this
 */
export const whenSettled = settling({ page: globalThis as unknown as EventTarget, whenIdle })
