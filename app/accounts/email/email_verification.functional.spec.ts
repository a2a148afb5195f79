import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { verificationLink } from '#app/accounts/email/email_links'
import { VERIFICATION_MAIL_LIMITS } from '#app/accounts/account_limits'
import { oneTimeTokenHash } from '#app/accounts/one_time_token'
import PasswordReset from '#app/accounts/passwords/password_reset'
import type User from '#app/accounts/user'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { CookieClient } from '#tests/support/cookie_client'

const OWNED_SUBJECT = 'Someone tried to use your email address'

const asBrowser = { accept: 'text/html' }

async function signedIn(user: User): Promise<CookieClient> {
  const visitor = new CookieClient()
  await visitor.post('/login', { email: user.email, password: PASSWORD })
  return visitor
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

test.group('Email verification', () => {
  test('who has not verified lands on the notice, and goes on after', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const visitor = await signedIn(user)
    const page = await visitor.get('/dashboard/properties', asBrowser)
    assert.equal(page.location, '/verify-email')
    assert.equal((await visitor.get('/verify-email', asBrowser)).status, 200)

    const mail = nextMailTo(user.email)
    assert.equal((await visitor.post('/verify-email')).status, 200)
    const verified = await visitor.get(linkIn(await mail), asBrowser)
    assert.equal(verified.status, 303)
    assert.equal(verified.location, '/dashboard/properties')
    assert.equal((await visitor.get(`/api/user/${user.id}`)).status, 200)
    assert.equal((await visitor.get('/verify-email', asBrowser)).location, '/dashboard')
  })

  test('the link asks first where nobody is signed in, and says when it was used', async ({
    assert,
  }) => {
    const user = await createUser({ verified: false })
    const path = pathOf(verificationLink(user))
    const visitor = new CookieClient()
    assert.equal((await visitor.get(path, asBrowser)).status, 200)
    assert.isFalse((await user.refresh()).isEmailVerified)
    assert.equal((await visitor.post(path, {}, asBrowser)).location, '/login')
    await user.refresh()
    const at = user.emailVerifiedAt?.toMillis()
    assert.isNumber(at)

    for (const again of [await visitor.get(path), await visitor.post(path)]) {
      assert.deepInclude(again.body, { redirect: '/login', message: 'Already confirmed.' })
    }
    assert.equal((await user.refresh()).emailVerifiedAt?.toMillis(), at)
  })

  test('HEAD answers like GET and verifies nothing, whoever asks', async ({ client, assert }) => {
    const user = await createUser({ verified: false })
    const path = pathOf(verificationLink(user))
    const answers = [await client.head(path), await client.head(path).loginAs(user)]
    for (const answer of answers) {
      answer.assertStatus(200)
      assert.isUndefined(answer.header('set-cookie'))
    }
    assert.isFalse((await user.refresh()).isEmailVerified)
    const other = await createUser({ verified: false })
    await client.get(path).loginAs(other)
    assert.isFalse((await user.refresh()).isEmailVerified)
  })

  test('refuses a link that was tampered with: {$i}')
    .with([
      (path: string) => path.slice(0, -3) + 'abc',
      (path: string, other: User) => path.replace(/\d+\?/, `${other.id}?`),
      (path: string) => path.replace(/address=\w/, 'address=z'),
      (path: string) => path.replace(/signature=[^&]+/, 'signature='),
      (path: string) => `${path}&address=z`,
      (path: string) => path.replace('?', '?address=z&'),
      (path: string) => path.replace(/address=\w+&/, ''),
      (path: string) => path.replace('signature=', 'signature=x&signature='),
    ])
    .run(async ({ assert }, tamper) => {
      const user = await createUser({ verified: false })
      const other = await createUser({ verified: false })
      const answer = await new CookieClient().get(tamper(pathOf(verificationLink(user)), other))
      assert.equal(answer.status, 403)
      assert.isFalse((await user.refresh()).isEmailVerified)
      assert.isFalse((await other.refresh()).isEmailVerified)
    })

  test('a link for another purpose is worth nothing', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const given = Object.fromEntries(new URL(verificationLink(user)).searchParams)
    const link = signedUrlFor('email_verification.store', [user.id], {
      qs: { address: given.address },
      expiresIn: '1 day',
      purpose: 'change-email',
    })
    assert.equal((await new CookieClient().get(link)).status, 403)
    assert.isFalse((await user.refresh()).isEmailVerified)
  })

  test('a link to an address that was changed meanwhile is worth nothing', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const path = pathOf(verificationLink(user))
    await user.merge({ email: `${uniqueHandle()}@example.com` }).save()
    assert.equal((await new CookieClient().get(path)).status, 403)
    assert.isFalse((await user.refresh()).isEmailVerified)
  })

  test('a mistyped address is corrected: one mail, and earlier links end', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const visitor = await signedIn(user)
    const mistyped = pathOf(verificationLink(user))
    const reset = await PasswordReset.create({
      userId: user.id,
      tokenHash: oneTimeTokenHash(uniqueHandle()),
      expiresAt: DateTime.now().plus({ hours: 1 }),
    })
    const email = `${uniqueHandle()}@example.com`
    const mail = nextMailTo(email)
    const answer = await visitor.put('/verify-email', { email })
    assert.deepInclude(answer.body, { redirect: '/verify-email' })
    assert.equal((await visitor.get(mistyped)).status, 403)
    assert.isNotNull((await reset.refresh()).usedAt)
    assert.equal((await visitor.get(linkIn(await mail), asBrowser)).status, 303)
    assert.isTrue((await user.refresh()).isEmailVerified)
    assert.equal(user.email, email)

    await visitor.put('/verify-email', { email: `${uniqueHandle()}@example.com` })
    assert.equal((await user.refresh()).email, email)
  })

  test('a correction tells nobody which addresses have an account', async ({ assert }) => {
    const owner = await createUser()
    const user = await createUser({ verified: false })
    const visitor = await signedIn(user)
    const toOwner = nextMailTo(owner.email)
    const taken = await visitor.put('/verify-email', { email: owner.email })
    assert.equal((await toOwner).subject, OWNED_SUBJECT)
    const free = `${uniqueHandle()}@example.com`
    const other = await visitor.put('/verify-email', { email: free })
    assert.equal(taken.status, other.status)
    assert.deepEqual(
      JSON.stringify(taken.body).replaceAll(owner.email, free),
      JSON.stringify(other.body)
    )
  })

  test('a correction needs a fresh sign-in and a possible address', async ({ client, assert }) => {
    const user = await createUser({ verified: false })
    const email = `${uniqueHandle()}@example.com`
    const correct = (body: object) => client.put('/verify-email').json(body).withCsrfToken()
    ;(await correct({ email }).loginAs(user)).assertStatus(423)
    assert.equal((await (await signedIn(user)).put('/verify-email', { email: 'x@' })).status, 422)
    assert.equal((await user.refresh()).email, user.email)
    assert.notEqual(user.email, email)
  })

  test('sends the link a few times only', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const visitor = await signedIn(user)
    for (let i = 0; i < VERIFICATION_MAIL_LIMITS.account!.requests; i++) {
      assert.equal((await visitor.post('/verify-email')).status, 200)
    }
    const answer = await visitor.post('/verify-email')
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })
})
