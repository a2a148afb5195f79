import type { HttpContext } from '@adonisjs/core/http'
import { answerHeaders } from '#app/kernel/security/answer_headers'
import { PAGE_ENCODINGS, type CachedPage } from './cached_page.js'

/**
 * Sends a cached page in the smallest encoding the browser accepts, or a 304. Browsers revalidate
 * it each time, so that people who sign in get their own.
 */
export function sendCachedPage({ request, response }: HttpContext, page: CachedPage): void {
  const { response: outgoing } = response
  const headers = {
    ...answerHeaders(),
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    'etag': page.etag,
    'vary': 'X-Inertia, Accept, Accept-Encoding, Cookie',
    'x-page-cache': 'hit',
    'x-request-id': request.id() ?? '',
  }
  response.header('etag', page.etag)
  if (response.fresh()) return void outgoing.writeHead(304, headers).end()

  const encoding = PAGE_ENCODINGS.find((one) => request.encoding([one])) ?? 'identity'
  const body = page.bodies[encoding]
  outgoing.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  outgoing.end(body)
}
