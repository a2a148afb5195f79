import { FetchError, type FetchFailure } from '#app/common/net/fetch_error'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { signMessage, type SignedMessage } from '#app/webhooks/deliveries/sign_message'

const MAX_ANSWER_BYTES = 1024
export const TIMEOUT_MS = 10_000

export interface AttemptOutcome {
  isDelivered: boolean
  answerStatus: number | null
  answer: string | null
  failure: string | null
  /** seconds to wait at least, as the server asks */
  retryAfter: number | null
  durationMs: number
}

const SENTENCES: Record<FetchFailure, string> = {
  refused: 'The address isn’t on the public internet.',
  timeout: 'No answer within 10 seconds.',
  failed: 'We couldn’t connect.',
  wrong_type: 'The answer couldn’t be read.',
  too_large: 'The answer couldn’t be read.',
}

/** Sends one message to a webhook's server; any response or failure is an outcome. */
export async function postMessage(
  url: string,
  message: SignedMessage,
  secrets: string[],
  timeoutMs: number
): Promise<AttemptOutcome> {
  const startedAt = performance.now()
  const outcome = await send(url, message, secrets, timeoutMs)
  return { ...outcome, durationMs: Math.round(performance.now() - startedAt) }
}

async function send(url: string, message: SignedMessage, secrets: string[], timeoutMs: number) {
  try {
    const { status, headers, body } = await guardedFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(message.body)),
        'webhook-id': message.id,
        'webhook-timestamp': String(message.timestamp),
        'webhook-signature': signMessage(message, secrets),
      },
      body: Buffer.from(message.body),
      maxBytes: MAX_ANSWER_BYTES,
      overflow: 'cut',
      timeoutMs,
    })
    const answer = { answerStatus: status, answer: storable(body) }
    const retryAfter = retryAfterSeconds(headers['retry-after'])
    return { ...answer, isDelivered: isSuccess(status), failure: problemOf(status), retryAfter }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const failure = SENTENCES[error.reason]
    return { isDelivered: false, answerStatus: null, answer: null, failure, retryAfter: null }
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

function problemOf(status: number): string | null {
  if (isSuccess(status)) return null
  return status >= 300 && status < 400
    ? `It answered ${status}. Redirects aren’t followed.`
    : `It answered ${status}.`
}

/** The database refuses NUL. */
function storable(body: Buffer): string {
  return body.toString('utf8').replaceAll('\0', '')
}

/** Longer pauses count as this: a delivery isn't put off for good. */
const MAX_SECONDS = 24 * 60 * 60

/**
 * Seconds that a `Retry-After` header asks for, as a number or as a date (RFC 9110, 10.2.3). Null
 * for none that makes sense.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | null {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MAX_SECONDS)
}

/** HTTP dates begin with the day's name and are in GMT, whether they say it or not. */
function secondsUntil(text: string, now: number): number {
  if (!/^[A-Z][a-z]+,? /.test(text)) return Number.NaN
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Math.ceil((at - now) / 1000)
}
