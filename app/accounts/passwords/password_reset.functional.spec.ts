import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import PasswordReset from '#app/accounts/passwords/password_reset'
import { issuePasswordReset } from '#app/accounts/passwords/change_password'
import { PASSWORD_RESET_REQUEST_LIMITS } from '#app/accounts/account_limits'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { transaction } from '#app/kernel/database/transaction'

const NEW = 'a-quieter-lantern-7'
const form = { password: NEW, password_confirmation: NEW }

test.group('Forgotten password', () => {
  test('answers alike whether or not the address is somebody’s', async ({ assert }) => {
    const user = await createUser()
    const mail = nextMailTo(user.email)
    const visitor = new CookieClient()
    const known = await visitor.post('/forgot-password', { email: user.email })
    const unknown = await visitor.post('/forgot-password', {
      email: `${uniqueHandle()}@example.com`,
    })
    assert.equal(known.status, 200)
    assert.deepEqual(known.body, unknown.body)

    assert.include(String((await mail).html), `@${user.handle}<`)
    const { pathname } = new URL(linkIn(await mail), 'http://localhost')
    const token = pathname.split('/').at(-1)!
    const [stored] = await PasswordReset.query().where('user_id', user.id)
    assert.notInclude(JSON.stringify(stored.$attributes), token)
    assert.closeTo(stored.expiresAt.diffNow('minutes').minutes, 60, 1)
  })

  test('counts by address of mail, known or not', async ({ assert }) => {
    const visitor = new CookieClient()
    const email = `${uniqueHandle()}@example.com`
    for (let i = 0; i < PASSWORD_RESET_REQUEST_LIMITS.account!.requests; i++) {
      assert.equal((await visitor.post('/forgot-password', { email })).status, 200)
    }
    const answer = await visitor.post('/forgot-password', { email })
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })
})

test.group('Password reset', () => {
  test('changes the password once and signs everybody out', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const elsewhere = new CookieClient()
    await elsewhere.post('/login', { email: user.email, password: PASSWORD, remember: true })
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    const changed = nextMailTo(user.email)

    const visitor = new CookieClient()
    const answer = await visitor.post(`/reset-password/${token}`, form)
    assert.equal(answer.status, 200)
    assert.deepInclude(answer.body, { status: 'success', redirect: '/login' })
    assert.equal((await changed).subject, 'Your password was changed')

    const remembered = elsewhere.copy(REMEMBER_COOKIE)
    assert.equal((await elsewhere.get(`/api/user/${user.id}`)).status, 401)
    assert.equal((await remembered.get(`/api/user/${user.id}`)).status, 401)
    const old = await visitor.post('/login', { email: user.email, password: PASSWORD })
    assert.equal(old.status, 422)
    const signedIn = await visitor.post('/login', { email: user.email, password: NEW })
    assert.equal(signedIn.status, 200)
    await user.refresh()
    assert.isTrue(user.isEmailVerified)

    const second = await new CookieClient().post(`/reset-password/${token}`, form)
    assert.equal(second.status, 422)
    assert.properties((second.body as { errors: object }).errors, ['token'])
  })

  test('uses a link once, also in the same instant, with all other links', async ({ assert }) => {
    const user = await createUser()
    const tokens = [
      await transaction((trx) => issuePasswordReset({ trx }, user)),
      await transaction((trx) => issuePasswordReset({ trx }, user)),
    ]
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token) =>
        new CookieClient().post(`/reset-password/${token}`, form)
      )
    )
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    assert.deepEqual(statuses, [200, 422, 422, 422])
  })

  test('is for whoever has verified the address, not for who typed it', async ({ assert }) => {
    const user = await createUser()
    const other = await createUser({ email: user.email, verified: false })
    const mail = nextMailTo(user.email)
    await new CookieClient().post('/forgot-password', { email: user.email })
    assert.equal((await new CookieClient().post(linkIn(await mail), form)).status, 200)
    assert.isTrue(await (await user.refresh()).verifyPassword(NEW))
    assert.isTrue(await (await other.refresh()).verifyPassword(PASSWORD))
  })

  test('refuses a link once another account has verified the address', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    await createUser({ email: user.email })
    const answer = await new CookieClient().post(`/reset-password/${token}`, form)
    assert.equal(answer.status, 422)
    assert.properties((answer.body as { errors: object }).errors, ['token'])
    assert.isTrue(await (await user.refresh()).verifyPassword(PASSWORD))
  })

  test('refuses a link after an hour', async ({ assert }) => {
    const user = await createUser()
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    await PasswordReset.query()
      .where('user_id', user.id)
      .update({ expires_at: DateTime.now().minus({ seconds: 1 }).toSQL() })
    assert.equal((await new CookieClient().post(`/reset-password/${token}`, form)).status, 422)
    assert.isTrue(await (await user.refresh()).verifyPassword(PASSWORD))
  })

  test('a refused new password does not use the link up', async ({ assert }) => {
    const user = await createUser()
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    const visitor = new CookieClient()
    const weak = await visitor.post(`/reset-password/${token}`, {
      password: 'password',
      password_confirmation: 'password',
    })
    assert.equal(weak.status, 422)
    const page = await visitor.get(`/reset-password/${token}`, { accept: 'text/html' })
    assert.equal(page.status, 200)
    assert.equal((await visitor.post(`/reset-password/${token}`, form)).status, 200)
  })
})
