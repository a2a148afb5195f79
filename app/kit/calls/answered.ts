import { TuyauError } from '@tuyau/core/client'
import { CallFailure, type FailureSentences } from '#app/kit/calls/call_failure'

/**
 * The answer of a call of `api`.
 *
 * @param sentences what this part of vesta says of a refusal
 * @throws CallFailure
 */
export async function answered<Answer>(
  call: PromiseLike<Answer>,
  sentences?: FailureSentences
): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof TuyauError)) throw new CallFailure(0, null, sentences)
    const retryAfter = secondsIn(error.rawResponse?.headers.get('retry-after'))
    throw new CallFailure(error.status ?? 0, error.response, sentences, retryAfter)
  }
}

/** vesta answers seconds only, never a date. */
function secondsIn(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null
}
