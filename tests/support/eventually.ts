import { setTimeout as pause } from 'node:timers/promises'

interface Patience {
  /** ms; with `progress`, since its last change */
  within?: number
  /** ms between two tries; by default longer the longer it has waited, which burdens less */
  every?: number
  progress?: () => unknown
  what?: () => string
}

type Answer<T> = T | false | null | undefined | 0 | ''

const MIN_PAUSE_MS = 50
const MAX_PAUSE_MS = 500

/**
 * Retries until the result is truthy; an exception counts as not yet.
 * @throws Error with the last failure as its cause
 */
export async function eventually<T>(
  ask: () => Answer<T> | Promise<Answer<T>>,
  { within = 45_000, every, progress = () => null, what = () => 'a condition' }: Patience = {}
): Promise<T> {
  const began = Date.now()
  let movedAt = began
  let last = await progress()
  let failure: unknown
  while (Date.now() < movedAt + within) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      failure = error
    }
    const now = await progress()
    if (now !== last) [last, movedAt] = [now, Date.now()]
    await pause(every ?? pauseAfter(Date.now() - began))
  }
  throw new Error(`Waited ${within} ms for ${what()}`, { cause: failure })
}

function pauseAfter(waitedMs: number): number {
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, waitedMs / 20))
}
