import type { IncomingMessage, ServerResponse } from 'node:http'
import { rawWantsJson } from '#app/kernel/http/wants_json'
import { requestId } from '#app/kernel/http/request_id'
import { answerHeaders } from '#app/kernel/security/answer_headers'
import { PLAIN_PAGE_POLICY, plainErrorPage } from './plain_error_page.js'

const FAILURE = { status: 404, message: 'Not found.' }

/** For URLs that can't be decoded, before routing. */
export function answerBadUrl(request: IncomingMessage, response: ServerResponse): void {
  const isJson = rawWantsJson(request)
  const id = requestId(request)
  response.writeHead(FAILURE.status, {
    ...answerHeaders(),
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-security-policy': PLAIN_PAGE_POLICY,
    'x-request-id': id,
  })
  response.end(
    isJson
      ? JSON.stringify({ message: FAILURE.message })
      : plainErrorPage({ ...FAILURE, requestId: id })
  )
}
