import { test } from '@japa/runner'
import { errors } from '@adonisjs/auth'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { confirmedVisitor } from '#app/accounts/passkeys/passkey_visit'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import { createToken } from '#app/accounts/tokens/change_tokens'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD } from '#tests/support/users'

const NEW = 'a-quieter-lantern-7'
const passwords = { password: NEW, password_confirmation: NEW }

async function statusOf(token: string): Promise<number> {
  const bearer = { authorization: `Bearer ${token}` }
  return (await new CookieClient().get('/api/followings', bearer)).status
}

/** The ways to lock out whoever else holds the account. */
const REMEDIES: Record<string, (user: User) => Promise<number>> = {
  async 'a new password'(user) {
    const visitor = await signedInVisitor(user)
    const change = { current_password: PASSWORD, ...passwords }
    return (await visitor.put('/api/settings/password', change)).status
  },
  async 'a reset'(user) {
    const visitor = new CookieClient()
    const mail = nextMailTo(user.email, /Reset/)
    await visitor.post('/forgot-password', { email: user.email })
    return (await visitor.post(linkIn(await mail), passwords)).status
  },
  async '“sign out everywhere”'(user) {
    const visitor = await signedInVisitor(user)
    return (await visitor.delete('/api/settings/sessions', { password: PASSWORD })).status
  },
}

test.group('API tokens end', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  for (const [remedy, use] of Object.entries(REMEDIES)) {
    test(`with ${remedy}`, async ({ assert }) => {
      const [user, neighbor] = [await createUser(), await createUser()]
      const [token, other] = [await issueToken(user), await issueToken(neighbor)]
      assert.equal(await statusOf(token), 200)
      assert.equal(await use(user), 200)
      assert.equal(await statusOf(token), 401)
      assert.equal(await statusOf(other), 200)
    })
  }

  test('with the undo link of the mail that told of them', async ({ assert }) => {
    const user = await createUser()
    const intruder = await confirmedVisitor(user)
    const mail = nextMailTo(user.email, /token was created/)
    const created = await intruder.post('/api/tokens', { name: 'Website' })
    assert.equal(created.status, 201)
    const { plain_text_token: token } = created.body as { plain_text_token: string }
    const told = await mail
    assert.include(String(told.text), 'the API token “Website” was just created')
    assert.equal(await statusOf(token), 200)

    assert.equal((await new CookieClient().post(linkIn(told))).status, 200)
    assert.equal(await statusOf(token), 401)
    assert.equal((await intruder.get('/api/tokens')).status, 401)
  })

  test('and none is made without the password, confirmed a short while ago', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const answer = await visitor.post('/api/tokens', { name: 'Website' })
    assert.equal(answer.status, 423)
    assert.deepEqual(answer.body, { message: 'Password confirmation required.' })
    assert.lengthOf(await db.from('api_tokens').where('tokenable_id', user.id), 0)
  })

  test('and none is made by a request that a remedy overtook', async ({ assert }) => {
    const user = await (await createUser()).refresh()
    await db.transaction((trx) => outdateSessions(user, trx))
    const late = { name: 'Website', abilities: ['read'], expiresAt: null } as const
    await assert.rejects(
      () => db.transaction((trx) => createToken({ user, trx }, late)),
      errors.E_UNAUTHORIZED_ACCESS
    )
    assert.lengthOf(await db.from('api_tokens').where('tokenable_id', user.id), 0)
  })
})
