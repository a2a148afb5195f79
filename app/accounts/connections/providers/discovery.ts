import { LRUCache } from 'lru-cache'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { answerTime } from '#config/connections'
import { isSafeAddress } from '#app/accounts/connections/providers/safe_address'

const MAX_AGE_MS = 60 * 60 * 1000
const KEYS_COOLDOWN_MS = 30_000

const safe = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isSafeAddress(value)) {
    field.report('This is no safe address.', 'safe', field)
  }
})
const addressField = () => vine.string().use(safe())

const documentValidator = vine.create({
  issuer: vine.string(),
  authorization_endpoint: addressField(),
  token_endpoint: addressField(),
  jwks_uri: addressField(),
  userinfo_endpoint: addressField().optional(),
  token_endpoint_auth_methods_supported: vine.array(vine.string()).optional(),
})

export interface OpenIdProvider extends Infer<typeof documentValidator> {
  keys: JWTVerifyGetKey
}

const known = new LRUCache<string, OpenIdProvider>({ max: 10, ttl: MAX_AGE_MS })

/** OpenID Connect Discovery 1.0, cached for an hour. @throws on a timeout or missing fields */
export async function discover(issuer: string): Promise<OpenIdProvider> {
  const present = known.get(issuer)
  if (present) return present
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(answerTime.maxMs),
  })
  if (!response.ok) throw new Error(`The discovery document answers ${response.status}`)
  const document = await documentValidator.validate(await response.json())
  if (document.issuer !== issuer) throw new Error(`The issuer is ${document.issuer}`)
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
    timeoutDuration: answerTime.maxMs,
    cooldownDuration: KEYS_COOLDOWN_MS,
  })
  const provider = { ...document, keys }
  known.set(issuer, provider)
  return provider
}
