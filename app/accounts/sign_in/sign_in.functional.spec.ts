import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { SIGN_IN_LIMITS } from '#app/accounts/account_limits'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { REMEMBER_COOKIE, SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'

async function withSecondFactor(): Promise<string> {
  const { id, email } = await createUser()
  await TwoFactor.create({
    userId: id,
    secret: 'JBSWY3DPEHPK3PXP',
    recoveryCodes: ['abcde-fghjk'],
    confirmedAt: DateTime.now(),
    lastStep: 0,
  })
  return email
}

test.group('Sign in', () => {
  test('takes the {$self}')
    .with(['email address', 'handle', 'handle with @', 'handle in capitals'])
    .run(async ({ assert }, what) => {
      const user = await createUser()
      const login = {
        'email address': user.email,
        'handle': user.handle,
        'handle with @': `@${user.handle}`,
        'handle in capitals': user.handle.toUpperCase(),
      }[what]
      const visitor = new CookieClient()
      const answer = await visitor.post('/login', { email: login, password: PASSWORD })
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, { status: 'success', redirect: '/dashboard' })
      const me = await visitor.get(`/api/user/${user.id}`)
      assert.equal(me.status, 200)
    })

  test('answers a wrong password and an unknown account alike', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    const wrong = await visitor.post('/login', { email: user.email, password: 'not this one' })
    const unknown = await visitor.post('/login', { email: `x${user.email}`, password: PASSWORD })
    assert.equal(wrong.status, 422)
    assert.deepEqual(wrong.body, unknown.body)
    assert.deepInclude(wrong.body, {
      errors: { email: ['Wrong email or password.'] },
    })
    assert.equal((await visitor.get(`/api/user/${user.id}`)).status, 401)
  })

  test('hashes as often, whoever has the address', async ({ assert, cleanup }) => {
    const [verified, both] = [await createUser(), await createUser()]
    const typed = await createUser({ verified: false })
    await createUser({ email: both.email, verified: false })
    const social = await createUser()
    await db.from('users').where('id', social.id).update({ password: null })
    const visitor = new CookieClient()
    const refused = (email: string) => visitor.post('/login', { email, password: 'not this é one' })
    await refused('nobody@example.com')

    const hasher = hash.use()
    const verify = hasher.verify.bind(hasher)
    let count = 0
    hasher.verify = (...given) => {
      count++
      return verify(...given)
    }
    cleanup(() => void (hasher.verify = verify))
    const emails = [verified, both, typed, social].map(({ email }) => email)
    for (const email of [...emails, `${uniqueHandle()}@example.com`]) {
      count = 0
      assert.equal((await refused(email)).status, 422)
      assert.equal(count, 2, email)
    }
  })

  test('refuses what is no credential at all', async ({ assert }) => {
    const visitor = new CookieClient()
    for (const email of [undefined, '', 7, 'a\u0000b']) {
      assert.equal((await visitor.post('/login', { email, password: PASSWORD })).status, 422)
    }
  })

  test('gives the session a new id and its user’s tag', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    const email = await withSecondFactor()
    await visitor.post('/login', { email, password: PASSWORD })
    assert.isTrue(visitor.cookies.has(SESSION_COOKIE), 'the store has a guest’s session')
    const before = visitor.copy(SESSION_COOKIE, 'XSRF-TOKEN')
    await visitor.post('/login', { email: user.email, password: PASSWORD })

    assert.notEqual(visitor.cookies.get(SESSION_COOKIE), before.cookies.get(SESSION_COOKIE))
    assert.equal((await before.get(`/api/user/${user.id}`)).status, 401)
    assert.lengthOf(await db.from('sessions').where('user_id', String(user.id)), 1)
  })

  test('remembers who asked for it, after the session is gone', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    await visitor.post('/login', { email: user.email, password: PASSWORD, remember: true })
    const remembered = visitor.copy(REMEMBER_COOKIE)
    assert.equal((await remembered.get(`/api/user/${user.id}`)).status, 200)
    assert.lengthOf(await db.from('sessions').where('user_id', String(user.id)), 2)

    const other = new CookieClient()
    await other.post('/login', { email: user.email, password: PASSWORD })
    assert.isFalse(other.cookies.has(REMEMBER_COOKIE))
  })

  test('leads to where somebody was going', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const visitor = new CookieClient()
    const asked = await visitor.get('/confirm-password?from=test', { accept: 'text/html' })
    assert.equal(asked.location, '/login')
    const answer = await visitor.post('/login', { email: user.email, password: PASSWORD })
    assert.deepEqual(answer.body, { status: 'success', redirect: '/confirm-password?from=test' })
  })

  test('takes the form as it is before any script runs', async ({ assert }) => {
    const user = await createUser()
    const browser = new CookieClient()
    const page = await browser.get('/login', { accept: 'text/html' })
    const [, token] = /name="_csrf" value="([^"]+)"/.exec(String(page.body)) ?? []
    const form = { _csrf: token ?? '', email: user.email, password: PASSWORD, remember: 'on' }
    const refused = await browser.postForm('/login', { ...form, password: 'not this one' })
    assert.equal(new URL(refused.location ?? '').pathname, '/login')
    const again = await browser.get('/login', { accept: 'text/html' })
    assert.match(String(again.body), /role="alert"[^>]*>Wrong email or password/)

    const answer = await browser.postForm('/login', form)
    assert.equal(answer.status, 303)
    assert.equal(answer.location, '/dashboard')
    assert.isTrue(browser.cookies.has(REMEMBER_COOKIE))
  })

  test('leads realtors to the home, too', async ({ assert }) => {
    const user = await createUser({ type: 'realtor' })
    const visitor = new CookieClient()
    const form = { email: user.email, password: PASSWORD }
    const answer = await visitor.post('/login', form, { accept: 'text/html' })
    assert.equal(answer.status, 303)
    assert.equal(answer.location, '/dashboard')
    const again = await visitor.get('/login', { accept: 'text/html' })
    assert.equal(again.location, '/dashboard')
  })

  test('stops guessing at one account from one address', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    for (let i = 0; i < SIGN_IN_LIMITS.both!.requests; i++) {
      const guess = await visitor.post('/login', { email: user.email, password: `guess ${i}` })
      assert.equal(guess.status, 422)
    }
    const answer = await visitor.post('/login', { email: user.email, password: PASSWORD })
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 800)
    assert.isAtMost(Number(answer.headers.get('retry-after')), 900)

    const neighbor = await createUser()
    const free = await visitor.post('/login', { email: neighbor.email, password: PASSWORD })
    assert.equal(free.status, 200)
  })

  test('does not count rightful sign-ins', async ({ assert }) => {
    const user = await createUser()
    for (let i = 0; i <= SIGN_IN_LIMITS.both!.requests; i++) {
      const answer = await new CookieClient().post('/login', {
        email: user.email,
        password: PASSWORD,
      })
      assert.equal(answer.status, 200)
    }
  })

  test('stops one address that tries many accounts', async ({ assert, cleanup }) => {
    const { requests, every } = SIGN_IN_LIMITS.address
    const counter = limiter.use({ requests, duration: every })
    const key = 'sign-in:ip:127.0.0.1'
    await counter.set(key, requests, every)
    cleanup(async () => void (await counter.delete(key)))

    const user = await createUser()
    const form = { email: user.email, password: PASSWORD }
    const answer = await new CookieClient().post('/login', form)
    assert.equal(answer.status, 429)
    assert.isAtLeast(Number(answer.headers.get('retry-after')), 1)
  })
})

test.group('Sign out', () => {
  test('ends the session, here only', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    const elsewhere = new CookieClient()
    const form = { email: user.email, password: PASSWORD, remember: true }
    await elsewhere.post('/login', form)
    await visitor.post('/login', form)
    const thief = visitor.copy(SESSION_COOKIE, REMEMBER_COOKIE)

    const answer = await visitor.post('/logout')
    assert.deepEqual(answer.body, { status: 'success', redirect: '/' })
    assert.equal((await visitor.get(`/api/user/${user.id}`)).status, 401)
    assert.equal((await thief.get(`/api/user/${user.id}`)).status, 401)
    assert.equal((await elsewhere.get(`/api/user/${user.id}`)).status, 200)
  })
})
