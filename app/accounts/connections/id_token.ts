import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { OpenIdSettings } from '#app/accounts/connections/provider_settings'
import type { Visit } from '#app/accounts/connections/provider_visit'

/** Asymmetric only: with HMAC, anyone who knows the client secret could sign tokens. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512']
const CURVES = ['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const MAX_DRIFT_SECONDS = 60

/** OpenID Connect Core 1.0, section 3.1.3.7. @throws if any check fails */
export async function verifyIdToken(
  token: unknown,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: Pick<OpenIdSettings, 'issuer' | 'clientId'>,
  { nonce, purpose, started_at: startedAt }: Pick<Visit, 'nonce' | 'purpose' | 'started_at'>
): Promise<JWTPayload & { sub: string }> {
  if (typeof token !== 'string') throw new Error('There is no ID token')
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: [...ALGORITHMS, ...CURVES],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: MAX_DRIFT_SECONDS,
  })
  const { sub, aud, azp } = payload
  if (!sub) throw new Error('The ID token names nobody')
  if (payload.nonce !== nonce) throw new Error('The ID token answers another visit')
  if ((Array.isArray(aud) && aud.length > 1) || azp !== undefined) {
    if (azp !== clientId) throw new Error('The ID token is meant for another application')
  }
  const enteredAt = Number(payload.auth_time)
  if (purpose === 'confirm' && !(enteredAt + MAX_DRIFT_SECONDS >= startedAt / 1000)) {
    throw new Error('Nobody has just signed in at the provider')
  }
  return { ...payload, sub }
}
