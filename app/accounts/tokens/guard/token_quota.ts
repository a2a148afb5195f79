import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { HttpError } from '#app/kernel/exceptions/http_error'
import env from '#start/env'

const POLICY = 'token'
const MAX_REQUESTS = 600
const WINDOW_SECONDS = 60

/**
 * Sends the headers of draft-ietf-httpapi-ratelimit-headers-10. Without Redis, each process counts
 * alone. @throws HttpError 429 with `Retry-After`
 */
export async function countTokenRequest({ response }: HttpContext, tokenId: string): Promise<void> {
  const quota = limiter.use(env.get('REDIS_URL') ? 'redis' : 'memory', {
    requests: MAX_REQUESTS,
    duration: `${WINDOW_SECONDS} seconds`,
  })
  const { consumed, availableIn } = await quota.increment(`api-token:${tokenId}`)
  const remaining = Math.max(0, MAX_REQUESTS - consumed)
  const resetsIn = Math.max(1, Math.ceil(availableIn))
  response.header('ratelimit-policy', `"${POLICY}";q=${MAX_REQUESTS};w=${WINDOW_SECONDS}`)
  response.header('ratelimit', `"${POLICY}";r=${remaining};t=${resetsIn}`)
  if (consumed <= MAX_REQUESTS) return
  throw new HttpError(429, `This token has made too many requests. Try again in ${resetsIn} s.`, {
    'retry-after': String(resetsIn),
  })
}
