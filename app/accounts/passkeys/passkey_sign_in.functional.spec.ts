import { generateKeyPairSync } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { ORIGINS, RP_ID } from '#app/accounts/passkeys/passkey_options'
import { PASSKEY_LIMITS } from '#app/accounts/account_limits'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { SoftwareAuthenticator } from '#tests/support/software_authenticator'
import { createUser, PASSWORD } from '#tests/support/users'
import {
  addPasskey,
  confirmedVisitor,
  passkeysOf,
  requestOptions,
  SETTINGS,
  showPasskey,
} from './passkey_visit.js'

const UNPROVEN = 'That passkey doesn’t sign in here. Try another, or use your password.'

async function withPasskey() {
  const user = await createUser()
  const owner = await confirmedVisitor(user)
  const { device } = await addPasskey(user, owner)
  return { user, owner, device }
}

const turnOnTwoFactor = (user: User) =>
  TwoFactor.create({
    userId: user.id,
    secret: 'JBSWY3DPEHPK3PXP',
    recoveryCodes: [],
    confirmedAt: DateTime.now(),
    lastStep: 0,
  })

test.group('Passkeys: signing in', () => {
  test('takes no name and no password, and is a confirmed password', async ({ assert }) => {
    const { owner, device } = await withPasskey()
    const visitor = new CookieClient()
    const options = await requestOptions(visitor)
    assert.containSubset(options, { rpId: RP_ID, userVerification: 'required' })
    assert.notProperty(options, 'allowCredentials')
    const before = visitor.cookies.get(SESSION_COOKIE)
    const credential = device.get(options)
    const answer = await visitor.post('/login/passkey', { credential })
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { status: 'success', redirect: '/dashboard' })
    assert.notEqual(visitor.cookies.get(SESSION_COOKIE), before)
    assert.equal((await visitor.post(`${SETTINGS}/options`)).status, 200)
    const [{ last_used_at: used }] = await passkeysOf(owner)
    assert.closeTo(Date.parse(used ?? ''), Date.now(), 60_000)
  })

  test('asks for no second factor', async ({ assert }) => {
    const { user, device } = await withPasskey()
    await turnOnTwoFactor(user)
    const form = { email: user.email, password: PASSWORD }
    const byPassword = await new CookieClient().post('/login', form)
    assert.deepInclude(byPassword.body, { status: 'two_factor' })
    const { visitor, answer } = await showPasskey(device)
    assert.deepInclude(answer.body, { status: 'success' })
    assert.isTrue(await isSignedIn(visitor))
  })

  test('refuses {$self}, in the same words')
    .with([
      'another page',
      'another site',
      'a made-up challenge',
      'a device nobody unlocked',
      'another key',
      'somebody else’s name',
      'a device nobody added',
    ])
    .run(async ({ assert }, what) => {
      const { device } = await withPasskey()
      const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const lies = {
        'another page': { origin: 'https://vesta.example.net' },
        'another site': { rpId: 'example.net' },
        'a made-up challenge': { challenge: 'bm90IHRoaXMgb25l' },
        'a device nobody unlocked': { isVerified: false },
        'another key': { key },
        'somebody else’s name': { userHandle: 'c29tZWJvZHkgZWxzZQ' },
        'a device nobody added': {},
      }[what]
      const shown =
        what === 'a device nobody added' ? new SoftwareAuthenticator(ORIGINS[0]) : device
      const { visitor, answer } = await showPasskey(shown, lies)
      assert.equal(answer.status, 422)
      assert.deepInclude(answer.body, { errors: { credential: [UNPROVEN] } })
      assert.isFalse(await isSignedIn(visitor))
    })

  test('refuses what is no credential at all', async ({ assert }) => {
    const { device } = await withPasskey()
    const visitor = new CookieClient()
    const whole = device.get(await requestOptions(visitor))
    const bodies = [
      {},
      { credential: 'a' },
      { credential: { ...whole, id: '../a' } },
      { credential: { ...whole, type: 'password' } },
      { credential: { ...whole, response: { ...whole.response, signature: 7 } } },
      { credential: { ...whole, response: { ...whole.response, authenticatorData: 'AA' } } },
      { credential: { ...whole, response: { ...whole.response, clientDataJSON: 'bnVsbA' } } },
    ]
    for (const body of bodies) {
      assert.equal((await visitor.post('/login/passkey', body)).status, 422)
    }
  })

  test('takes an answer once, in the browser that asked, for five minutes', async ({ assert }) => {
    const { device } = await withPasskey()
    const { visitor, credential, answer } = await showPasskey(device)
    assert.equal(answer.status, 200)
    assert.equal((await visitor.post('/login/passkey', { credential })).status, 422)
    const thief = new CookieClient()
    await thief.get('/login')
    assert.equal((await thief.post('/login/passkey', { credential })).status, 422)

    const asked = new CookieClient()
    const stolen = device.get(await requestOptions(asked))
    assert.equal((await thief.post('/login/passkey', { credential: stolen })).status, 422)
    await db.from('passkey_challenges').update({ expires_at: new Date() })
    assert.equal((await asked.post('/login/passkey', { credential: stolen })).status, 422)
  })

  test('takes an answer once when it comes twice at once', async ({ assert }) => {
    const { device } = await withPasskey()
    const visitor = new CookieClient()
    const credential = device.get(await requestOptions(visitor))
    const twins = [visitor, visitor.copy(...visitor.cookies.keys())]
    const answers = await Promise.all(
      twins.map((each) => each.post('/login/passkey', { credential }))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422]
    )
  })

  test('refuses a counter that goes back or stands still', async ({ assert }) => {
    const { device } = await withPasskey()
    assert.equal((await showPasskey(device, { counter: 41 })).answer.status, 200)
    for (const counter of [40, 41, 0]) {
      assert.equal((await showPasskey(device, { counter })).answer.status, 422)
    }
    assert.equal((await showPasskey(device, { counter: 42 })).answer.status, 200)
  })

  test('takes the same counter once from two copies at once', async ({ assert }) => {
    const { device } = await withPasskey()
    const answers = await Promise.all([1, 2].map(() => showPasskey(device, { counter: 9 })))
    assert.sameMembers(
      answers.map(({ answer }) => answer.status),
      [200, 422]
    )
  })

  test('lets devices that don’t count say zero each time', async ({ assert }) => {
    const { device } = await withPasskey()
    for (let time = 0; time < 2; time++) {
      assert.equal((await showPasskey(device, { counter: 0 })).answer.status, 200)
    }
  })

  test('works with a challenge of another tab', async ({ assert }) => {
    const { device } = await withPasskey()
    const visitor = new CookieClient()
    const first = await requestOptions(visitor)
    await requestOptions(visitor)
    const credential = device.get(first)
    assert.equal((await visitor.post('/login/passkey', { credential })).status, 200)
  })

  test('leaves the session alone, which another request may be writing', async ({ assert }) => {
    const visitor = new CookieClient()
    await visitor.get('/login')
    const sessions = () => db.from('sessions').select('id', 'data').orderBy('id')
    const before: unknown[] = await sessions()
    await requestOptions(visitor)
    assert.deepEqual(await sessions(), before)
  })

  test('stops one address that tries without end', async ({ assert, cleanup }) => {
    const { device } = await withPasskey()
    const { requests, every } = PASSKEY_LIMITS.address
    const counter = limiter.use({ requests, duration: every })
    const key = 'passkey:ip:127.0.0.1'
    await counter.set(key, requests, every)
    cleanup(async () => void (await counter.delete(key)))
    assert.equal((await showPasskey(device)).answer.status, 429)
  })
})

test.group('Passkeys: confirming', () => {
  const confirm = async (visitor: CookieClient, device: SoftwareAuthenticator) => {
    const credential = device.get(await requestOptions(visitor, '/confirm-password/passkey'))
    return visitor.post('/confirm-password/passkey', { credential })
  }

  test('counts as the password', async ({ assert }) => {
    const { user, device } = await withPasskey()
    const visitor = await signedInVisitor(user)
    assert.equal((await visitor.post(`${SETTINGS}/options`)).status, 423)
    const answer = await confirm(visitor, device)
    assert.deepEqual(answer.body, { status: 'success', redirect: '/dashboard' })
    assert.equal((await visitor.post(`${SETTINGS}/options`)).status, 200)
  })

  test('takes only passkeys of this account, and challenges of its own', async ({ assert }) => {
    const { user, device } = await withPasskey()
    const { device: strangers } = await withPasskey()
    const visitor = await signedInVisitor(user)
    assert.equal((await confirm(visitor, strangers)).status, 422)
    const credential = device.get(await requestOptions(visitor))
    const answer = await visitor.post('/confirm-password/passkey', { credential })
    assert.equal(answer.status, 422)
    assert.equal((await visitor.post(`${SETTINGS}/options`)).status, 423)
    assert.equal((await new CookieClient().post('/confirm-password/passkey')).status, 401)
  })

  test('stands for the password where an account has none', async ({ assert }) => {
    const { user, device } = await withPasskey()
    await db.from('users').where('id', user.id).update({ password: null })
    const { visitor } = await showPasskey(device)
    assert.equal((await visitor.delete('/api/settings/account', {})).status, 200)
    assert.lengthOf(await db.from('passkeys').where('user_id', user.id), 0)
  })
})
