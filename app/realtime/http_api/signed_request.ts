import app from '@adonisjs/core/services/app'
import { ApiRefusal } from '#app/realtime/http_api/http_api'
import { isSameSecret, md5, sign, type RealtimeApp } from '#app/realtime/protocol/realtime_app'
import env from '#start/env'

/** Allowed clock difference. */
const SIGNATURE_VALID_SECONDS = 600

interface SignedRequest {
  method: string
  path: string
  query: URLSearchParams
}

/**
 * Source: https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication
 * @throws ApiRefusal 401
 */
export function checkSignature(
  { key, secret }: RealtimeApp,
  { method, path, query }: SignedRequest
): void {
  if (!isSameSecret(query.get('auth_key'), key)) throw new ApiRefusal(401, 'Unknown auth_key')
  if (query.get('auth_version') !== '1.0') throw new ApiRefusal(401, 'Unknown auth_version')
  const age = Math.abs(Date.now() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN))
  if (!(age <= SIGNATURE_VALID_SECONDS)) throw new ApiRefusal(401, 'Timestamp expired')

  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name.toLowerCase()}=${value}`)
    .sort()
    .join('&')
  const expected = sign(secret, `${method}\n${path}\n${signed}`)
  if (!isSameSecret(query.get('auth_signature'), expected))
    throw new ApiRefusal(401, 'Invalid signature')
}

/** The signature covers the body's MD5. @throws ApiRefusal 401 */
export function checkBodySum(query: URLSearchParams, body: Buffer): void {
  const sum = query.get('body_md5')
  if (!body.length && sum === null) return
  if (!isSameSecret(sum, md5(body))) throw new ApiRefusal(401, 'Invalid body_md5')
}

/** About 20 MB; the oldest are dropped. */
const MAX_REMEMBERED = 200_000

/** Clocks may be ahead or behind by the same amount. */
const REMEMBERED_SECONDS = 2 * SIGNATURE_VALID_SECONDS

/** Expiry in ms by signature, oldest first. */
const used = new Map<string, number>()

/** Across all nodes if they share Redis, otherwise on this one. */
export async function isFirstUse(signature: string): Promise<boolean> {
  if (env.get('REDIS_URL')) {
    const redis = await app.container.make('redis')
    const key = `live:signature:${signature}`
    return (await redis.connection('main').set(key, 1, 'EX', REMEMBERED_SECONDS, 'NX')) === 'OK'
  }
  const now = Date.now()
  for (const [old, until] of used) {
    if (until > now && used.size < MAX_REMEMBERED) break
    used.delete(old)
  }
  if (used.has(signature)) return false
  used.set(signature, now + REMEMBERED_SECONDS * 1000)
  return true
}
