import { test } from '@japa/runner'
import User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { nextMailTo } from '#tests/support/mails'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD } from '#tests/support/users'

const PATH = '/api/settings/password'
const NEW = 'a-quieter-lantern-7'
const form = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }

const signsIn = async (user: User, password: string) =>
  (await new CookieClient().post('/login', { email: user.email, password })).status === 200

test.group('Changing the password', () => {
  test('ends every other session and remember cookie, and says so by mail', async ({ assert }) => {
    const user = await createUser()
    const here = await signedInVisitor(user, true)
    const elsewhere = await signedInVisitor(user, true)
    const mail = nextMailTo(user.email, /password/)

    const answer = await here.put(PATH, form)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { status: 'success' })
    assert.isTrue(await isSignedIn(here))
    assert.isTrue(await isSignedIn(here.copy(REMEMBER_COOKIE)))
    assert.isFalse(await isSignedIn(elsewhere))
    assert.isFalse(await isSignedIn(elsewhere.copy(REMEMBER_COOKIE)))
    assert.equal((await mail).subject, 'Your password was changed')
    assert.isFalse(await signsIn(user, PASSWORD))
    assert.isTrue(await signsIn(user, NEW))
  })

  test('takes the present one, a good new one, and both alike', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const refusals: [object, string][] = [
      [{ ...form, current_password: 'not this one' }, 'current_password'],
      [{ ...form, current_password: undefined }, 'current_password'],
      [{ ...form, password_confirmation: 'another' }, 'password_confirmation'],
      [{ ...form, password: 'short-one', password_confirmation: 'short-one' }, 'password'],
      [{ ...form, password: '1234567890', password_confirmation: '1234567890' }, 'password'],
      [
        { ...form, password: `x-${user.handle}`, password_confirmation: `x-${user.handle}` },
        'password',
      ],
    ]
    for (const [body, field] of refusals) {
      const answer = await visitor.put(PATH, body)
      assert.equal(answer.status, 422, field)
      assert.property((answer.body as { errors: object }).errors, field)
    }
    assert.isTrue(await signsIn(user, PASSWORD))
  })

  test('is counted with other guesses at the password', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    for (let i = 0; i < 10; i++) await visitor.put(PATH, { ...form, current_password: `no ${i}` })
    assert.equal((await visitor.put(PATH, form)).status, 429)
    assert.equal((await visitor.post('/confirm-password', { password: PASSWORD })).status, 429)
  })

  test('happens once when it is sent twice at once', async ({ assert }) => {
    const user = await createUser()
    const visitors = await Promise.all([signedInVisitor(user), signedInVisitor(user)])
    const answers = await Promise.all(visitors.map((visitor) => visitor.put(PATH, form)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.equal(statuses[0], 200)
    assert.include([401, 409, 422], statuses[1])
  })

  test('is out of reach for strangers and API tokens', async ({ assert, client }) => {
    assert.equal((await new CookieClient().post('/login')).status, 422)
    const stranger = await client.put(PATH).json(form).withCsrfToken()
    stranger.assertStatus(401)
    const token = await issueToken(await createUser(), { abilities: ['update'] })
    const program = await client.put(PATH).json(form).header('authorization', `Bearer ${token}`)
    program.assertStatus(403)
  })
})

test.group('The first password', () => {
  const first = { password: NEW, password_confirmation: NEW }

  async function withoutPassword() {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    await User.query().where('id', user.id).update({ password: null })
    return { user, visitor }
  }

  test('is set by who signed in another way', async ({ assert }) => {
    const { user, visitor } = await withoutPassword()
    assert.deepEqual((await visitor.get(PATH)).body, { password: { is_set: false } })
    assert.isFalse(await signsIn(user, PASSWORD))
    assert.equal((await visitor.put(PATH, form)).status, 409)
    assert.equal((await visitor.post(PATH, first)).status, 200)
    assert.deepEqual((await visitor.get(PATH)).body, { password: { is_set: true } })
    assert.isTrue(await signsIn(user, NEW))
  })

  test('is no way around the present one', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    assert.equal((await visitor.post(PATH, first)).status, 423)
    await visitor.post('/confirm-password', { password: PASSWORD })
    assert.equal((await visitor.post(PATH, first)).status, 409)
    assert.isTrue(await signsIn(user, PASSWORD))
  })
})
