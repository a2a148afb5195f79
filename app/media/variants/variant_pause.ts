import { setTimeout as pause } from 'node:timers/promises'

/** Per image, so that a process that is never idle still makes variants. */
const MAX_PAUSE_MS = 60_000

const running = new Set<Promise<unknown>>()

/**
 * Stops this process from making variants while someone waits for `work`, which needs every core.
 * Originals are shown until then.
 */
export function pauseVariantsDuring(work: Promise<unknown>): void {
  const forget = () => void running.delete(work)
  running.add(work)
  work.then(forget, forget)
}

/** @returns a function that waits for such work to end, a minute at most over all its calls */
export function variantPause(): () => Promise<void> {
  let leftMs = MAX_PAUSE_MS
  return async () => {
    if (running.size === 0 || leftMs <= 0) return
    const start = performance.now()
    const over = new AbortController()
    const timeout = pause(leftMs, null, { signal: over.signal }).catch(() => null)
    while (running.size > 0 && performance.now() - start < leftMs) {
      await Promise.race([Promise.allSettled(running), timeout])
    }
    over.abort()
    leftMs -= performance.now() - start
  }
}
