import type { IncomingMessage, ServerResponse } from 'node:http'
import { PLAIN_PAGE_POLICY, plainErrorPage } from './plain_error_page.js'

const FAILURE = { status: 404, message: 'Not found.' }

/** An address that cannot even be decoded, so that no route and no middleware sees it: nothing is there. */
export function answerBadUrl(request: IncomingMessage, response: ServerResponse): void {
  const isJson = request.url?.startsWith('/api/')
  response.writeHead(FAILURE.status, {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-security-policy': PLAIN_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
  })
  response.end(
    isJson
      ? JSON.stringify({ message: FAILURE.message })
      : plainErrorPage({ ...FAILURE, requestId: null })
  )
}
