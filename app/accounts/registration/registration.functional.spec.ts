import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import mailer from '@adonisjs/mail/services/main'
import { tellAddressOwner } from '#app/accounts/email/verify_email'
import { verificationLink } from '#app/accounts/email/email_links'
import AddressOwnedMail from '#app/accounts/email/address_owned_mail'
import User from '#app/accounts/user'
import SendUndoMail from '#app/accounts/undo/send_undo_mail_job'
import AccountUndo from '#app/accounts/undo/account_undo'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { nextMailTo } from '#tests/support/mails'
import { CookieClient } from '#tests/support/cookie_client'

function registration(changes: object = {}) {
  const handle = uniqueHandle()
  return {
    name: 'Ava Moreau',
    handle,
    email: `${handle}@example.com`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    type: 'member',
    terms: true,
    ...changes,
  }
}

test.group('Registration', () => {
  test('makes an account, signs in and mails the verification link', async ({ assert }) => {
    const visitor = new CookieClient()
    const form = registration({ type: 'designer' })
    const mail = nextMailTo(form.email)
    const answer = await visitor.post('/register', form)

    assert.equal(answer.status, 201)
    assert.deepEqual(answer.body, { status: 'success', redirect: '/verify-email' })
    const user = await User.findByOrFail('handle', form.handle)
    assert.equal(user.type, 'designer')
    assert.isFalse(user.isEmailVerified)
    assert.isNotNull(user.termsAcceptedAt)
    assert.notInclude(user.password, PASSWORD)
    assert.lengthOf(await db.from('user_stats').where('user_id', user.id), 1)

    const { subject, text, html } = await mail
    assert.equal(subject, 'Verify your email address')
    assert.include(String(text), `/verify-email/${user.id}?`)
    assert.include(String(html), `/verify-email/${user.id}?`)

    const notice = await visitor.get('/verify-email', { accept: 'text/html' })
    assert.equal(notice.status, 200)
    const refused = await visitor.get('/api/followings')
    assert.equal(refused.status, 403)
  })

  test('sends a browser on to the notice', async ({ assert }) => {
    const answer = await new CookieClient().post('/register', registration(), {
      accept: 'text/html',
    })
    assert.equal(answer.status, 303)
    assert.equal(answer.location, '/verify-email')
  })

  test('refuses {field}: {$i}')
    .with([
      { field: 'name', changes: { name: '' } },
      { field: 'name', changes: { name: 'Ava\u0007' } },
      { field: 'handle', changes: { handle: 'a b' } },
      { field: 'email', changes: { email: 'nowhere' } },
      { field: 'password', changes: { password: 'short', password_confirmation: 'short' } },
      { field: 'password', changes: { password: 'Sunshine', password_confirmation: 'Sunshine' } },
      { field: 'password_confirmation', changes: { password_confirmation: 'something else' } },
      { field: 'type', changes: { type: 'staff' } },
      { field: 'terms', changes: { terms: false } },
      { field: 'terms', changes: { terms: undefined } },
    ])
    .run(async ({ assert }, { field, changes }) => {
      const form = registration(changes)
      const answer = await new CookieClient().post('/register', form)
      assert.equal(answer.status, 422)
      assert.properties((answer.body as { errors: object }).errors, [field])
      assert.isNull(await User.findBy('email', form.email))
    })

  test('refuses a handle that somebody has in other letters', async ({ assert }) => {
    const holder = await createUser()
    const form = registration({ handle: holder.handle.toUpperCase() })
    const answer = await new CookieClient().post('/register', form)
    assert.equal(answer.status, 422)
    assert.deepInclude(answer.body, { errors: { handle: ['That handle is taken.'] } })
    assert.isNull(await User.findBy('email', form.email))
  })

  test('lets one of many in the same instant have the handle', async ({ assert }) => {
    const { handle } = registration()
    const answers = await registerAtOnce(registration, { handle })
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    assert.deepEqual(statuses, [201, 422, 422, 422, 422])
    assert.lengthOf(await User.query().where({ handle }), 1)
  })
})

function registerAtOnce(form: typeof registration, changes: object) {
  const visitors = Array.from({ length: 5 }, () => new CookieClient())
  return Promise.all(visitors.map((visitor) => visitor.post('/register', form(changes))))
}

test.group('Registration with an address that somebody has', () => {
  const secret = 'three-brass-kettles'
  const form = (email?: string) =>
    registration({
      password: secret,
      password_confirmation: secret,
      ...(email === undefined ? {} : { email }),
    })

  /** All that a visitor can see of it. */
  async function observe(sent: ReturnType<typeof registration>) {
    const visitor = new CookieClient()
    const registered = await visitor.post('/register', sent)
    const calls = [
      await visitor.get('/api/followings'),
      await visitor.post('/verify-email'),
      await visitor.post('/api/user/0/check-handle', { handle: sent.handle }),
      await new CookieClient().post('/login', { email: sent.email, password: 'wrong-kettles-9' }),
      await new CookieClient().post('/login', { email: sent.email, password: secret }),
      await new CookieClient().post('/login', { email: sent.handle, password: secret }),
      await new CookieClient().post('/forgot-password', { email: sent.email }),
    ]
    const page = await visitor.get('/verify-email', { accept: 'text/html' })
    return {
      answers: [registered, ...calls].map(({ status, body }) => ({ status, body })),
      page: [page.status, String(page.body).includes(sent.email.toLowerCase())],
    }
  }

  test('looks like any other', async ({ assert }) => {
    const holder = await createUser()
    const seen = await observe(form(holder.email.toUpperCase()))
    assert.deepEqual(seen, await observe(form()))
    assert.equal(seen.answers[0].status, 201)
    assert.deepEqual(seen.page, [200, true])
  })

  test('mails only that somebody, and gives away nothing of theirs', async ({ assert }) => {
    const holder = await createUser()
    const sent = form(holder.email)
    const told = nextMailTo(holder.email)
    await new CookieClient().post('/register', sent)
    const { subject, text, html } = await told
    assert.equal(subject, 'Someone tried to use your email address')
    for (const part of [text, html]) assert.include(String(part), `@${holder.handle}`)
    assert.include(String(text), '/forgot-password')
    assert.notInclude(String(text), '/verify-email')

    const stranger = new CookieClient()
    await stranger.post('/login', { email: holder.email, password: secret })
    assert.equal((await stranger.get(`/api/user/${holder.id}`)).status, 403)
    const owner = new CookieClient()
    await owner.post('/login', { email: holder.email, password: PASSWORD })
    assert.equal((await owner.get(`/api/user/${holder.id}`)).status, 200)
  })

  test('tells them once a day at most', async ({ assert, cleanup }) => {
    const holder = await createUser()
    const { mails } = mailer.fake()
    cleanup(() => mailer.restore())
    for (let i = 0; i < 3; i++) assert.isTrue(await tellAddressOwner(holder.email))
    const told = mails.sent((sent) => sent.message.hasTo(holder.email))
    assert.deepEqual(
      told.map((sent) => sent.constructor),
      [AddressOwnedMail]
    )
  })

  test('sends no mail about a new browser of the account that only typed it', async ({
    assert,
  }) => {
    const holder = await createUser()
    const user = await createUser({ email: holder.email, verified: false })
    const undo = await AccountUndo.create({
      userId: user.id,
      mailedTo: user.email,
      subject: 'New sign-in',
      sentence: 'there was a new sign-in.',
      reverts: {},
      expiresAt: DateTime.now().plus({ days: 1 }),
    })
    const job = new SendUndoMail()
    job.$hydrate({ undoId: undo.id }, {} as never)
    await job.execute()
    assert.isNull((await undo.refresh()).tokenHash)
  })

  test('is open to many at once; whoever verifies it first has it', async ({ assert }) => {
    const { email } = registration()
    const answers = await registerAtOnce(registration, { email })
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 201, 201]
    )
    const accounts = await User.query().where({ email })
    const verified = await Promise.all(
      accounts.map((account) => {
        const { pathname, search } = new URL(verificationLink(account))
        return new CookieClient().post(pathname + search)
      })
    )
    const statuses = verified.map(({ status }) => status).sort((a, b) => a - b)
    assert.deepEqual(statuses, [200, 409, 409, 409, 409])
    assert.lengthOf(await User.query().where({ email }).whereNotNull('email_verified_at'), 1)
  })
})
