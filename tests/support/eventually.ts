import { setTimeout as pause } from 'node:timers/promises'

interface Patience {
  /** milliseconds */
  within?: number
  what?: () => string
}

type Answer<T> = T | false | null | undefined | 0 | ''

/**
 * Asks again until the answer is truthy and gives it; a throw counts as not
 * yet.
 *
 * @throws Error when the time is over, with the last failure as its cause
 */
export async function eventually<T>(
  ask: () => Answer<T> | Promise<Answer<T>>,
  { within = 10_000, what = () => 'a condition' }: Patience = {}
): Promise<T> {
  const deadline = Date.now() + within
  let failure: unknown
  while (Date.now() < deadline) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      failure = error
    }
    await pause(50)
  }
  throw new Error(`Waited ${within} ms for ${what()}`, { cause: failure })
}
