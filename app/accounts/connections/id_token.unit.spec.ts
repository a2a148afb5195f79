import { test } from '@japa/runner'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { verifyIdToken } from '#app/accounts/connections/id_token'

const SETTINGS = { issuer: 'https://id.example', clientId: 'vesta' }
const VISIT = { nonce: 'of-this-visit', purpose: 'sign_in', started_at: Date.now() } as const
const now = () => Math.floor(Date.now() / 1000)

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: SETTINGS.issuer,
  aud: SETTINGS.clientId,
  sub: 'ava',
  nonce: VISIT.nonce,
  iat: now(),
  exp: now() + 300,
  ...changes,
})

async function keyPair() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] })
  const sign = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
  return { keys, sign }
}

test.group('ID tokens', () => {
  test('say who somebody is', async ({ assert }) => {
    const { keys, sign } = await keyPair()
    const { sub } = await verifyIdToken(await sign(claims()), keys, SETTINGS, VISIT)
    assert.equal(sub, 'ava')
  })

  test('are refused: {what}')
    .with([
      { what: 'another issuer', changes: { iss: 'https://id.example/' } },
      { what: 'another audience', changes: { aud: 'somebody-else' } },
      { what: 'two audiences without a party', changes: { aud: ['vesta', 'other'] } },
      { what: 'another party', changes: { azp: 'other' } },
      { what: 'expired', changes: { exp: now() - 120 } },
      { what: 'without an end', changes: { exp: undefined } },
      { what: 'of another visit', changes: { nonce: 'of-another' } },
      { what: 'without a nonce', changes: { nonce: undefined } },
      { what: 'about nobody', changes: { sub: '' } },
    ])
    .run(async ({ assert }, { changes }) => {
      const { keys, sign } = await keyPair()
      const token = await sign(claims(changes))
      await assert.rejects(() => verifyIdToken(token, keys, SETTINGS, VISIT))
    })

  test('are refused when somebody else signed them, or nobody, or by the secret', async ({
    assert,
  }) => {
    const { keys } = await keyPair()
    const { sign } = await keyPair()
    const secret = new TextEncoder().encode('a secret that both parties know well')
    const forged = [
      await sign(claims()),
      new UnsecuredJWT(claims()).encode(),
      await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret),
      'no token',
      undefined,
    ]
    for (const token of forged) {
      await assert.rejects(() => verifyIdToken(token, keys, SETTINGS, VISIT))
    }
  })

  test('confirm only that somebody has just signed in', async ({ assert }) => {
    const { keys, sign } = await keyPair()
    const visit = { ...VISIT, purpose: 'confirm' } as const
    const verify = async (changes: JWTPayload) =>
      verifyIdToken(await sign(claims(changes)), keys, SETTINGS, visit)
    await assert.rejects(() => verify({}))
    await assert.rejects(() => verify({ auth_time: now() - 3600 }))
    assert.equal((await verify({ auth_time: now() })).sub, 'ava')
  })
})
