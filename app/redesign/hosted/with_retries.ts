import { setTimeout as pause } from 'node:timers/promises'
import { APICallError } from 'ai'

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

/**
 * Reads `retry-after-ms` and `retry-after` (seconds or a date).
 * @returns ms, at least 0; null if unreadable
 */
export function retryAfter(
  headers: Record<string, string> | undefined,
  now = Date.now()
): number | null {
  const exact = positive(headers?.['retry-after-ms'])
  if (exact !== null) return exact
  const given = headers?.['retry-after']
  if (!given) return null
  const seconds = positive(given)
  if (seconds !== null) return seconds * 1000
  const date = Date.parse(given)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

function positive(text: string | undefined): number | null {
  if (!text?.trim()) return null
  const number = Number(text)
  return number >= 0 && Number.isFinite(number) ? number : null
}

/** How services report offensive images or prompts: codes and phrases. */
const REFUSAL =
  /moderation|safety|content[_ ]policy|policy[_ ]violation|flagged|nsfw|sensitive content|prohibited|blocklist|recitation/i

export function isRefusal(words: string | null | undefined): boolean {
  return REFUSAL.test(words ?? '')
}

/** Whether the site's account there is out of money, for which OpenAI also uses 429. */
export function isOutOfBudget(error: APICallError): boolean {
  return error.statusCode === 402 || failureWordsOf(error).includes('insufficient_quota')
}

export function failureWordsOf(error: APICallError): string {
  return `${error.message} ${error.responseBody ?? ''}`
}
