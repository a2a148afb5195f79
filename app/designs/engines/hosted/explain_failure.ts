import { AISDKError, APICallError, NoImageGeneratedError } from 'ai'
import { DesignFailure } from '../design_failure.js'
import type { Hosting } from './hosting.js'
import { isOutOfBudget, isRefusal, wordsOf } from './provider_words.js'
import { PROVIDERS } from './providers/providers.js'
import { retryAfter } from './retry_after.js'

/** As much of a service's own words as the operator's log needs. */
const LONGEST_CAUSE = 300

/**
 * What went wrong at a service, in words for the person. The operator finds
 * the service's own words as the cause: without the key, and without the
 * request, which holds the picture and what was wished.
 *
 * @returns a DesignFailure; what is no failure of the service, as it is
 */
export function explainFailure(thrown: unknown, hosting: Hosting): unknown {
  if (thrown instanceof DesignFailure || !AISDKError.isInstance(thrown)) return thrown
  const [message, mayRetry] = sentenceFor(thrown)
  return new DesignFailure(message, mayRetry, { cause: causeOf(thrown, hosting) })
}

type Sentence = [message: string, mayRetry: boolean]

const REFUSED: Sentence = [
  'The image service declined this photograph or these words. Try another photograph or other words.',
  false,
]
const UNFIT: Sentence = [
  'The image service could not work with this photograph or these wishes. Try others.',
  false,
]
const CLOSED: Sentence = [
  'The image service does not let this site in at the moment. Try again later.',
  true,
]
const BROKEN: Sentence = [
  'The image service has trouble at the moment. Try again in a while.',
  true,
]
const AWAY: Sentence = ['The image service cannot be reached. Try again in a while.', true]
const EMPTY: Sentence = ['The image service answered without a picture. Try again.', true]
const CUT: Sentence = ['The connection to the image service broke off. Try again.', true]

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
  if ([400, 403, 422].includes(status) && isRefusal(wordsOf(error))) return REFUSED
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

/** Gemini answers 200 without a picture and tells why as the reason for which it finished. */
function wasWithheld({ calls }: NoImageGeneratedError): boolean {
  return (calls ?? []).some(({ providerMetadata }) => {
    const google = providerMetadata?.google
    return google && 'finishReason' in google && isRefusal(String(google.finishReason))
  })
}

function causeOf(error: Error, { engine, key }: Hosting): Error {
  const status = APICallError.isInstance(error) ? ` ${error.statusCode ?? 'no answer'}` : ''
  const words = key ? error.message.replaceAll(key, '…') : error.message
  return new Error(`${PROVIDERS[engine].label}:${status} ${words.slice(0, LONGEST_CAUSE)}`)
}
