import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { isSame, md5, sign } from '#app/realtime/protocol/signatures'
import { ApiRefusal } from './api_refusal.js'

/** Allowed clock difference. */
export const SIGNATURE_VALID_SECONDS = 600

interface SignedRequest {
  method: string
  path: string
  query: URLSearchParams
}

/**
 * Source: https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication
 * @throws ApiRefusal 401
 */
export function checkSignature(app: RealtimeApp, { method, path, query }: SignedRequest): void {
  if (!isSame(query.get('auth_key'), app.key)) throw new ApiRefusal(401, 'Unknown auth_key')
  if (query.get('auth_version') !== '1.0') throw new ApiRefusal(401, 'Unknown auth_version')
  const age = Math.abs(Date.now() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN))
  if (!(age <= SIGNATURE_VALID_SECONDS)) throw new ApiRefusal(401, 'Timestamp expired')

  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .sort()
    .join('&')
  const expected = sign(app.secret, `${method}\n${path}\n${signed}`)
  if (!isSame(query.get('auth_signature'), expected)) throw new ApiRefusal(401, 'Invalid signature')
}

/** The signature covers the body's MD5. @throws ApiRefusal 401 */
export function checkBodySum(query: URLSearchParams, body: Buffer): void {
  const sum = query.get('body_md5')
  if (!body.length && sum === null) return
  if (!isSame(sum, md5(body))) throw new ApiRefusal(401, 'Invalid body_md5')
}
