import { AISDKError, APICallError, NoImageGeneratedError } from 'ai'
import { DesignFailure } from '#app/redesign/design_engine'
import type { Hosting } from '#app/redesign/design_settings'
import { isOutOfBudget, isRefusal, failureWordsOf, retryAfter } from './with_retries.js'
import { MODEL_PROVIDERS } from '#app/redesign/hosted/providers'

/** Enough of a service's message for the operator's log. */
const MAX_CAUSE_CHARACTERS = 300

/**
 * Explains a service's failure. Its own message becomes the cause, for the operator, without key
 * and request.
 * @returns a DesignFailure; other errors as they are
 */
export function explainFailure(thrown: unknown, hosting: Hosting): unknown {
  if (thrown instanceof DesignFailure || !AISDKError.isInstance(thrown)) return thrown
  const [message, mayRetry] = sentenceFor(thrown)
  return new DesignFailure(message, mayRetry, { cause: causeOf(thrown, hosting) })
}

type Sentence = [message: string, mayRetry: boolean]

const REFUSED: Sentence = [
  'The image service declined this photo or wording. Try another photo or different words.',
  false,
]
const UNFIT: Sentence = [
  'The image service couldn’t use this photo or these wishes. Try different ones.',
  false,
]
const CLOSED: Sentence = [
  'The image service isn’t available to this site right now. Try again later.',
  true,
]
const BROKEN: Sentence = ['The image service is having trouble. Try again in a few minutes.', true]
const AWAY: Sentence = ['We can’t reach the image service. Try again in a few minutes.', true]
const EMPTY: Sentence = ['The image service didn’t return an image. Try again.', true]
const CUT: Sentence = ['We lost the connection to the image service. Try again.', true]

export const refusal = () => new DesignFailure(...REFUSED)
export const unreadable = (cause: unknown) => new DesignFailure(...EMPTY, { cause })
export const tookTooLong = (seconds: number) =>
  new DesignFailure(
    `The image service took longer than ${seconds} seconds. Try again in a while.`,
    true
  )

function sentenceFor(error: Error): Sentence {
  if (APICallError.isInstance(error)) return sentenceForAnswer(error)
  if (NoImageGeneratedError.isInstance(error)) return wasWithheld(error) ? REFUSED : EMPTY
  return isRefusal(error.message) ? REFUSED : BROKEN
}

function sentenceForAnswer(error: APICallError): Sentence {
  const status = error.statusCode
  if (status === undefined) return AWAY
  if (status < 300) return error.isRetryable ? CUT : EMPTY
  if ([400, 403, 422].includes(status) && isRefusal(failureWordsOf(error))) return REFUSED
  if ([400, 413, 415, 422].includes(status)) return UNFIT
  if (status < 429 || isOutOfBudget(error)) return CLOSED
  if (status === 429 || status === 503) return busyFor(retryAfter(error.responseHeaders))
  return BROKEN
}

function busyFor(milliseconds: number | null): Sentence {
  const minutes = Math.ceil((milliseconds ?? 0) / 60_000)
  const when = minutes > 1 ? `in ${minutes} minutes` : 'in a minute'
  return [`The image service is busy. Try again ${when}.`, true]
}

/** Gemini returns 200 without an image and explains why in the finish reason. */
function wasWithheld({ calls }: NoImageGeneratedError): boolean {
  return (calls ?? []).some(({ providerMetadata }) => {
    const google = providerMetadata?.google
    return google && 'finishReason' in google && isRefusal(String(google.finishReason))
  })
}

function causeOf(error: Error, { engine, key }: Hosting): Error {
  const status = APICallError.isInstance(error) ? ` ${error.statusCode ?? 'no answer'}` : ''
  const words = key ? error.message.replaceAll(key, '…') : error.message
  return new Error(
    `${MODEL_PROVIDERS[engine].label}:${status} ${words.slice(0, MAX_CAUSE_CHARACTERS)}`
  )
}
