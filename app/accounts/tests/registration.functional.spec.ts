import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
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

  test('refuses an email address that somebody has, in few words', async ({ assert }) => {
    const holder = await createUser()
    const form = registration({ email: holder.email.toUpperCase() })
    const answer = await new CookieClient().post('/register', form)
    assert.equal(answer.status, 422)
    assert.deepInclude(answer.body, { errors: { email: ['That email address can’t be used.'] } })
    assert.isNull(await User.findBy('handle', form.handle))
  })

  test('lets one of many in the same instant have the {$self}')
    .with(['handle', 'email'] as const)
    .run(async ({ assert }, field) => {
      const wanted = registration()[field]
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          new CookieClient().post('/register', registration({ [field]: wanted }))
        )
      )
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
      assert.deepEqual(statuses, [201, 422, 422, 422, 422])
      assert.lengthOf(await User.query().where(field, wanted), 1)
    })
})
