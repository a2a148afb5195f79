import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Secret, TOTP } from 'otpauth'
import { Acme, connectionsOf } from '#app/accounts/connections/provider_factory'
import User from '#app/accounts/user'
import { CookieClient } from '#tests/support/cookie_client'
import { nextMailTo } from '#tests/support/mails'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const HTML = 'text/html'
const finish = (handle = uniqueHandle()) => ({
  name: 'Ava Moreau',
  handle,
  type: 'designer',
  terms: true,
})

test.group('Signing in with OpenID Connect', (group) => {
  let acme: Acme
  group.setup(async () => {
    acme = await Acme.open()
    return () => acme.close()
  })

  test('is offered on both pages, without scripts', async ({ assert }) => {
    for (const path of ['/login', '/register']) {
      const page = await new CookieClient().get(path, { accept: HTML })
      assert.match(String(page.body), /<a href="\/auth\/oidc"[^>]*>.*Continue with/s)
      assert.notInclude(String(page.body), '/auth/google')
    }
    assert.equal((await new CookieClient().get('/auth/google')).status, 404)
    assert.equal((await new CookieClient().get('/auth/nobody/callback')).status, 404)
  })

  test('asks with PKCE, state and nonce, new each time', async ({ assert }) => {
    const visitor = new CookieClient()
    const [one, two] = [await visitor.get('/auth/oidc'), await visitor.get('/auth/oidc')]
    const [first, second] = [one, two].map(({ location }) => new URL(location ?? '').searchParams)
    assert.equal(one.status, 302)
    assert.equal(first.get('code_challenge_method'), 'S256')
    assert.equal(first.get('scope'), 'openid profile email')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      assert.match(first.get(name) ?? '', /^[\w-]{43}$/)
      assert.notEqual(first.get(name), second.get(name))
    }
  })

  test('makes an account once the rest is said, and nothing before', async ({ assert }) => {
    const person = acme.person()
    const visitor = new CookieClient()
    const answer = await acme.visit(visitor, person, HTML)
    assert.deepEqual([answer.status, answer.location], [303, '/register/finish'])
    const page = await visitor.get('/register/finish', { accept: HTML })
    assert.include(String(page.body), person.email)
    assert.isNull(await User.findBy('email', person.email))
    assert.isEmpty(await db.from('connected_accounts').where('subject', person.sub))

    const refused = await visitor.post('/register/finish', { ...finish(), terms: undefined })
    assert.equal(refused.status, 422)
    const form = { ...finish(), email: 'somebody.else@example.com' }
    const made = await visitor.post('/register/finish', form)
    assert.deepEqual([made.status, made.body], [201, { status: 'success', redirect: '/dashboard' }])
    const user = await User.findByOrFail('handle', form.handle)
    assert.deepInclude(user.serialize(), { email: person.email, type: 'designer' })
    assert.isTrue(user.isEmailVerified)
    assert.isFalse(user.hasPassword)
    assert.isNotNull(user.termsAcceptedAt)
    assert.isTrue(await isSignedIn(visitor))

    const later = new CookieClient()
    const again = await acme.visit(later, person)
    assert.deepEqual(again.body, { status: 'success', redirect: '/dashboard' })
    assert.isTrue(await isSignedIn(later))
  })

  test('proposes of a name what is seen', async ({ assert }) => {
    const visitor = new CookieClient()
    const name = `Ava\u202e Moreau\u200b${' '.repeat(69)}🏡`
    await acme.visit(visitor, acme.person({ name }), HTML)
    const page = String((await visitor.get('/register/finish', { accept: HTML })).body)
    assert.include(page, 'Ava Moreau')
    assert.notMatch(page, /[\u202e\u200b\ufffd]/)
  })

  test('verifies by mail what the provider hasn’t', async ({ assert }) => {
    const victim = await createUser()
    const person = acme.person({ email: victim.email, email_verified: false })
    const visitor = new CookieClient()
    const answer = await acme.visit(visitor, person)
    assert.deepInclude(answer.body, { redirect: '/register/finish' })
    const missing = await visitor.post('/register/finish', finish())
    assert.deepEqual((missing.body as { errors: object }).errors, {
      email: ['Enter your email address.'],
    })
    const email = `${uniqueHandle()}@example.com`
    const mail = nextMailTo(email)
    const made = await visitor.post('/register/finish', { ...finish(), email })
    assert.deepInclude(made.body, { redirect: '/verify-email' })
    assert.equal((await mail).subject, 'Verify your email address')
    const user = await User.findByOrFail('email', email)
    assert.isFalse(user.isEmailVerified)
    assert.equal((await visitor.get('/auth/oidc', { accept: HTML })).location, '/verify-email')
  })

  test('makes no difference for an address that somebody has', async ({ assert }) => {
    const victim = await createUser()
    const person = acme.person({ email: victim.email, email_verified: false })
    const visitor = new CookieClient()
    await acme.visit(visitor, person)
    const told = nextMailTo(victim.email)
    const form = { ...finish(), email: victim.email }
    const made = await visitor.post('/register/finish', form)
    assert.deepEqual(
      [made.status, made.body],
      [201, { status: 'success', redirect: '/verify-email' }]
    )
    assert.equal((await told).subject, 'Someone tried to use your email address')
    const user = await User.findByOrFail('handle', form.handle)
    assert.isFalse(user.isEmailVerified)
    assert.isEmpty(await connectionsOf(victim))
    assert.equal((await visitor.get(`/api/user/${victim.id}`)).status, 403)
  })

  test('never connects an account that has the same email', async ({ assert }) => {
    const user = await createUser()
    const person = acme.person({ email: user.email.toUpperCase() })
    const visitor = new CookieClient()
    const answer = await acme.visit(visitor, person, HTML)
    assert.equal(answer.status, 409)
    assert.include(String(answer.body), 'has an account here already')
    assert.include(String(answer.body), 'Connected accounts')
    assert.isFalse(await isSignedIn(visitor))
    assert.isEmpty(await connectionsOf(user))
    assert.equal((await visitor.get('/register/finish', { accept: HTML })).location, '/register')
  })

  test('asks for the second factor', async ({ assert }) => {
    const { person, user, visitor } = await acme.register()
    const started = await visitor.post('/api/settings/two-factor')
    const { secret } = started.body as { secret: string }
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = app.generate({ timestamp: Date.now() - 30_000 })
    await visitor.post('/api/settings/two-factor/confirm', { code })

    const later = new CookieClient()
    const answer = await acme.visit(later, person)
    assert.deepEqual(answer.body, { status: 'two_factor', redirect: '/two-factor-challenge' })
    assert.isFalse(await isSignedIn(later))
    const done = await later.post('/two-factor-challenge', { code: app.generate() })
    assert.equal(done.status, 200)
    assert.equal((await later.get(`/api/user/${user.id}`)).status, 200)
  })

  test('makes one account of a form that is sent twice at once', async ({ assert }) => {
    const person = acme.person()
    const visitor = new CookieClient()
    await acme.visit(visitor, person)
    await visitor.get('/register/finish', { accept: HTML })
    const answers = await Promise.all(
      [finish(), finish(), finish()].map((form) => visitor.post('/register/finish', form))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    assert.lengthOf(await db.from('users').where('email', person.email), 1)
    assert.lengthOf(await db.from('connected_accounts').where('subject', person.sub), 1)
  })

  test('registers nobody without a visit', async ({ assert }) => {
    const form = { ...finish(), email: `${uniqueHandle()}@example.com` }
    const answer = await new CookieClient().post('/register/finish', form)
    assert.equal(answer.status, 422)
    assert.isNull(await User.findBy('handle', form.handle))
  })

  test('works as a plain form before any script runs', async ({ assert }) => {
    const person = acme.person()
    const visitor = new CookieClient()
    await acme.visit(visitor, person, HTML)
    const page = await visitor.get('/register/finish', { accept: HTML })
    const [, token] = /name="_csrf" value="([^"]+)"/.exec(String(page.body)) ?? []
    const form = { ...finish(), terms: 'on', _csrf: token ?? '' }
    const answer = await visitor.postForm('/register/finish', form)
    assert.equal(answer.location, '/dashboard')
    assert.isTrue(await isSignedIn(visitor))
  })

  test('forgets connections of whoever made an account with somebody’s address', async ({
    assert,
  }) => {
    const email = `${uniqueHandle()}@example.com`
    const visitor = new CookieClient()
    const person = acme.person({ email_verified: false })
    await acme.visit(visitor, person)
    await visitor.post('/register/finish', { ...finish(), email })
    const user = await User.findByOrFail('email', email)
    assert.lengthOf(await connectionsOf(user), 1)

    const mail = nextMailTo(email, /Reset/)
    const owner = new CookieClient()
    await owner.post('/forgot-password', { email })
    const [, link] = /https?:\/\/[^/]+(\/reset-password\/\S+)/.exec(String((await mail).text)) ?? []
    await owner.post(link ?? '', { password: PASSWORD, password_confirmation: PASSWORD })
    assert.isEmpty(await connectionsOf(user))
    assert.isTrue(await isSignedIn(await signedInVisitor(await user.refresh())))
  })
})
