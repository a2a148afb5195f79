import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

const listeners = new Set<() => void>()
let now = 0
let ticking: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(tick, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function currentTime(): number {
  if (Date.now() - now > TICK_MS) now = Date.now()
  return now
}

/** The time in milliseconds, updated twice a minute by one shared clock; null until hydrated. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentTime, () => null)
}
