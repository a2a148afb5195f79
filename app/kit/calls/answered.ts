import type { TuyauError } from '@tuyau/core/client'
import { CallFailure, type FailureSentences } from '#app/kit/calls/call_failure'

/**
 * Awaits a call of `api`.
 * @param sentences the module's own failure messages
 * @throws CallFailure
 */
export async function answered<Answer>(
  call: PromiseLike<Answer>,
  sentences?: FailureSentences
): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!isFailedRequest(error)) throw new CallFailure(0, null, sentences)
    const retryAfter = secondsIn(error.rawResponse?.headers.get('retry-after'))
    throw new CallFailure(error.status ?? 0, error.response, sentences, retryAfter)
  }
}

/** By shape: the class itself would bring the client into every page. */
function isFailedRequest(error: unknown): error is TuyauError {
  return error instanceof Error && 'rawResponse' in error
}

/** vesta only sends seconds, never a date. */
function secondsIn(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null
}
