import { setTimeout as pause } from 'node:timers/promises'
import { APICallError } from 'ai'
import { isOutOfBudget } from './provider_words.js'
import { retryAfter } from './retry_after.js'

const TRIES = 3
const FIRST_PAUSE = 2000

interface Patience {
  /** aborts everything: canceled, or out of time */
  signal: AbortSignal
  /** in terms of `performance.now()` */
  deadline: number
}

/**
 * Up to three attempts if the service is busy or unreachable: after its requested pause, or else 2
 * s and 4 s. Gives up if that exceeds the deadline.
 * @throws the last failure; the signal's reason
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal, deadline }: Patience
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      if (tries === TRIES || !mayHelp(error)) throw error
      const wait = retryAfter(error.responseHeaders) ?? FIRST_PAUSE * 2 ** (tries - 1)
      if (performance.now() + wait >= deadline) throw error
      await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

/** A request that was understood and refused will be refused again; so will one without money. */
function mayHelp(error: unknown): error is APICallError {
  return APICallError.isInstance(error) && error.isRetryable && !isOutOfBudget(error)
}
