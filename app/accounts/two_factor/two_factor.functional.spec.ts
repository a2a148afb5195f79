// Long because: every way in with a second factor, and every way that it is refused.
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { MAX_WRONG_CODES } from '#app/accounts/two_factor/pending_sign_in'
import { DEVICE_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { nextMailTo } from '#tests/support/mails'
import { createUser, PASSWORD } from '#tests/support/users'

const SETTINGS = '/api/settings/two-factor'
const STEP_MS = 30_000

/** The authenticator app's code some 30-second steps ahead; the next one is already valid. */
const codeFor = (secret: string, steps = 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  })

async function signIn(user: User, visitor = new CookieClient()) {
  const answer = await visitor.post('/login', { email: user.email, password: PASSWORD })
  return { visitor, answer }
}

/** A signed-in visitor who just confirmed the password. */
async function confirmedVisitor(user: User) {
  const { visitor } = await signIn(user)
  await visitor.post('/confirm-password', { password: PASSWORD })
  return visitor
}

/** Turns on two-factor with the current code, so that the next one is unused. */
async function setUp(user: User) {
  const visitor = await confirmedVisitor(user)
  const started = (await visitor.post(SETTINGS)).body as { secret: string }
  const mail = nextMailTo(user.email, /Two-factor/)
  const confirmed = await visitor.post(`${SETTINGS}/confirm`, { code: codeFor(started.secret, 0) })
  await mail
  const { recovery_codes: recoveryCodes } = confirmed.body as { recovery_codes: string[] }
  return { visitor, secret: started.secret, recoveryCodes }
}

const isSignedIn = async (visitor: CookieClient, user: User) =>
  (await visitor.get(`/api/user/${user.id}`)).status === 200

test.group('Two-factor setup', () => {
  test('needs the password, confirmed a short while ago', async ({ assert }) => {
    const { visitor } = await signIn(await createUser())
    const answer = await visitor.post(SETTINGS)
    assert.equal(answer.status, 423)
    assert.deepEqual(answer.body, { message: 'Password confirmation required.' })
  })

  test('counts once a code confirms it, and says so by mail', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    const started = await visitor.post(SETTINGS)
    const { secret, otpauth_url: url, qr } = started.body as Record<string, string>
    assert.equal(new URL(url).searchParams.get('secret'), secret)
    assert.match(qr, /^<svg/)
    assert.equal((await signIn(user)).answer.status, 200)

    const wrong = await visitor.post(`${SETTINGS}/confirm`, { code: '000000' })
    assert.equal(wrong.status, 422)
    const mail = nextMailTo(user.email, /Two-factor/)
    const right = await visitor.post(`${SETTINGS}/confirm`, { code: codeFor(secret) })
    const { recovery_codes: codes } = right.body as { recovery_codes: string[] }
    assert.lengthOf(new Set(codes), 10)
    const { answer } = await signIn(user)
    assert.deepEqual(answer.body, { status: 'two_factor', redirect: '/two-factor-challenge' })
    assert.match(String((await mail).text), /turned on/)
  })

  test('keeps secrets unreadable in the database', async ({ assert }) => {
    const user = await createUser()
    const { secret, recoveryCodes } = await setUp(user)
    const row = JSON.stringify(await db.from('two_factors').where('user_id', user.id).first())
    assert.notInclude(row, secret)
    assert.notInclude(row, recoveryCodes[0])
  })

  test('shows and renews recovery codes', async ({ assert }) => {
    const { visitor, recoveryCodes } = await setUp(await createUser())
    const shown = await visitor.get(`${SETTINGS}/recovery-codes`)
    assert.deepEqual(shown.body, { recovery_codes: recoveryCodes })
    const renewed = await visitor.post(`${SETTINGS}/recovery-codes`)
    const { recovery_codes: codes } = renewed.body as { recovery_codes: string[] }
    assert.lengthOf(codes, 10)
    assert.notIncludeMembers(recoveryCodes, codes)
  })

  test('can be started again until it counts, not after', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    const answers = await Promise.all([visitor.post(SETTINGS), visitor.post(SETTINGS)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    await setUp(user)
    assert.equal((await visitor.post(SETTINGS)).status, 409)
  })

  test('ends with the factor removed', async ({ assert }) => {
    const user = await createUser()
    const { visitor } = await setUp(user)
    const mail = nextMailTo(user.email, /Two-factor/)
    assert.equal((await visitor.delete(SETTINGS)).status, 200)
    assert.equal((await visitor.get(`${SETTINGS}/recovery-codes`)).status, 404)
    assert.deepInclude((await signIn(user)).answer.body, { status: 'success' })
    assert.match(String((await mail).text), /turned off/)
  })

  test('is out of reach for API tokens', async ({ client }) => {
    const token = await issueToken(await createUser(), { abilities: ['update', 'create'] })
    const answer = await client.post(SETTINGS).header('authorization', `Bearer ${token}`)
    answer.assertStatus(403)
  })
})

test.group('Two-factor challenge', () => {
  test('signs in with a code, each one once', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const { visitor } = await signIn(user)
    assert.isFalse(await isSignedIn(visitor, user))
    const code = codeFor(secret)
    const answer = await visitor.post('/two-factor-challenge', { code })
    assert.deepEqual(answer.body, { status: 'success', redirect: '/dashboard' })
    assert.isTrue(await isSignedIn(visitor, user))

    const { visitor: second } = await signIn(user)
    assert.equal((await second.post('/two-factor-challenge', { code })).status, 422)
  })

  test('takes a code that comes twice at once only once', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const visitors = await Promise.all([signIn(user), signIn(user), signIn(user)])
    const code = codeFor(secret)
    const answers = await Promise.all(
      visitors.map(({ visitor }) => visitor.post('/two-factor-challenge', { code }))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422, 422]
    )
  })

  test('takes a recovery code once, however it is typed', async ({ assert }) => {
    const user = await createUser()
    const { visitor: owner, recoveryCodes } = await setUp(user)
    const { visitor } = await signIn(user)
    const typed = ` ${recoveryCodes[3].toUpperCase().replace('-', ' ')} `
    const answer = await visitor.post('/two-factor-challenge', { recovery_code: typed })
    assert.equal(answer.status, 200)
    const left = await owner.get(`${SETTINGS}/recovery-codes`)
    assert.deepEqual(left.body, { recovery_codes: recoveryCodes.toSpliced(3, 1) })
    const { visitor: second } = await signIn(user)
    const again = await second.post('/two-factor-challenge', { recovery_code: typed })
    assert.equal(again.status, 422)
  })

  test('ends after five wrong codes', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const { visitor } = await signIn(user)
    for (let wrong = 1; wrong <= 5; wrong++) {
      const answer = await visitor.post('/two-factor-challenge', { recovery_code: 'wrong' })
      assert.equal(answer.status, 422)
    }
    const late = await visitor.post('/two-factor-challenge', { code: codeFor(secret) })
    assert.equal(late.status, 422)
    assert.isFalse(await isSignedIn(visitor, user))
  })

  test('counts wrong codes that come at once, too', async ({ assert }) => {
    const user = await createUser()
    await setUp(user)
    const { visitor } = await signIn(user)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        visitor.post('/two-factor-challenge', { recovery_code: 'wrong' })
      )
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 422),
      MAX_WRONG_CODES
    )
  })

  test('is worth nothing without the password step, or after a reset', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const stranger = new CookieClient()
    const answer = await stranger.post('/two-factor-challenge', { code: codeFor(secret) })
    assert.equal(answer.status, 422)
    const page = await stranger.get('/two-factor-challenge', { accept: 'text/html' })
    assert.equal(page.location, '/login')

    const { visitor } = await signIn(user)
    await db.from('users').where('id', user.id).increment('session_epoch', 1)
    const late = await visitor.post('/two-factor-challenge', { code: codeFor(secret) })
    assert.equal(late.status, 422)
  })

  test('skips a device that is remembered, until all sessions end', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const { visitor } = await signIn(user)
    const challenge = { code: codeFor(secret), remember_device: true }
    await visitor.post('/two-factor-challenge', challenge)
    await visitor.post('/logout')
    const { answer } = await signIn(user, visitor.copy(DEVICE_COOKIE))
    assert.deepEqual(answer.body, { status: 'success', redirect: '/dashboard' })

    const other = await createUser()
    await setUp(other)
    const theirs = await signIn(other, visitor.copy(DEVICE_COOKIE))
    assert.deepInclude(theirs.answer.body, { status: 'two_factor' })

    await db.from('users').where('id', user.id).increment('session_epoch', 1)
    const later = await signIn(user, visitor.copy(DEVICE_COOKIE))
    assert.deepInclude(later.answer.body, { status: 'two_factor' })
  })

  test('asks again on a device that isn’t to be remembered', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const { visitor } = await signIn(user)
    const challenge = { code: codeFor(secret), remember_device: false }
    assert.equal((await visitor.post('/two-factor-challenge', challenge)).status, 200)
    await visitor.post('/logout')
    await visitor.get('/login')
    const { answer } = await signIn(user, visitor)
    assert.deepInclude(answer.body, { status: 'two_factor' })
  })

  test('works as a plain form before any script runs', async ({ assert }) => {
    const user = await createUser()
    const { secret } = await setUp(user)
    const visitor = new CookieClient()
    const form = { email: user.email, password: PASSWORD }
    const asked = await visitor.post('/login', form, { accept: 'text/html' })
    assert.equal(asked.location, '/two-factor-challenge')
    const page = await visitor.get('/two-factor-challenge', { accept: 'text/html' })
    const [, token] = /name="_csrf" value="([^"]+)"/.exec(String(page.body)) ?? []
    const answer = await visitor.postForm('/two-factor-challenge', {
      _csrf: token ?? '',
      code: codeFor(secret),
    })
    assert.equal(answer.location, '/dashboard')
    assert.isTrue(await isSignedIn(visitor, user))
  })
})
