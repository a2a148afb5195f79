import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { SIGNATURE_VALID_SECONDS } from './signed_request.js'

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
