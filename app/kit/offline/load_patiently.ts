import { toast } from '#app/kit/toast/toast'

const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000
/** Several parts are often lost at once. */
const MIN_BETWEEN_NOTICES_MS = 20_000

let toldAt = -Infinity

/**
 * Loads a piece of the site's code. In the browser it never fails: what doesn't come is told once,
 * and tried again when the network is back, or after 1 s, 2 s, 4 s and so on up to 30 s.
 */
export async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let pause = MIN_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
    }
    tellLoss()
    await networkOr(pause)
  }
}

/** Loads code before it is needed, and lets whoever needs it tell that it didn't come. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => {})
}

function tellLoss(): void {
  const now = performance.now()
  if (now - toldAt < MIN_BETWEEN_NOTICES_MS) return
  toldAt = now
  if (navigator.onLine)
    toast.error('A part of this page didn’t load. We keep trying.', {
      action: { label: 'Load the page again', onAct: () => location.reload() },
    })
  else toast.error('You’re offline. This part opens once you’re back online.')
}

function networkOr(pauseMs: number): Promise<void> {
  const controller = new AbortController()
  return new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { signal: controller.signal })
    setTimeout(resolve, pauseMs)
  }).finally(() => controller.abort())
}
