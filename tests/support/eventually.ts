import { setTimeout as pause } from 'node:timers/promises'

interface Patience {
  /** ms; with `progress`, since its last change */
  within?: number
  /** ms between two tries */
  every?: number
  progress?: () => unknown
  what?: () => string
}

type Answer<T> = T | false | null | undefined | 0 | ''

/**
 * Retries until the result is truthy; an exception counts as not yet.
 * @throws Error with the last failure as its cause
 */
export async function eventually<T>(
  ask: () => Answer<T> | Promise<Answer<T>>,
  { within = 45_000, every = 50, progress = () => null, what = () => 'a condition' }: Patience = {}
): Promise<T> {
  let movedAt = Date.now()
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
    await pause(every)
  }
  throw new Error(`Waited ${within} ms for ${what()}`, { cause: failure })
}
