import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { issuePasswordReset } from '#app/accounts/passwords/change_password'
import { DatabaseSessions } from '#app/accounts/sessions/database_sessions'
import { MAX_IDLE_SECONDS } from '#app/accounts/sessions/session_subject'
import { sessionChanges } from '#app/accounts/sessions/session_store'
import User from '#app/accounts/user'
import { PASSWORD_RESET_LIMITS } from '#app/accounts/account_limits'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { fetchFromSuite } from '#tests/support/fetch_from_suite'
import { holdRequest } from '#tests/support/held_request'
import { rounds } from '#tests/support/rounds'
import { signedInHeaders } from '#tests/support/signed_in'
import { createUser, PASSWORD as USER_PASSWORD } from '#tests/support/users'
import { transaction } from '#app/kernel/database/transaction'

/** Each round pauses the request at the same point, so a few are enough. */
const ROUNDS = rounds('SESSION_ROUNDS', { few: 5, soak: 20 })
const PASSWORD = 'a-quieter-lantern-7'
const AS_PAGE = { accept: 'text/html' }

type Headers = Record<string, string>

const visit = (headers: Headers, round: number) =>
  fetchFromSuite(`/chats?round=${round}`, { headers: { ...headers, ...AS_PAGE } })

async function isSignedIn(user: User, headers: Headers): Promise<boolean> {
  const answer = await fetchFromSuite(`/api/user/${user.id}`, { headers })
  await answer.body?.cancel()
  return answer.status !== 401
}

const sessionsOf = (user: User) => db.from('sessions').where('user_id', String(user.id))
const unverified = async (user: User) => {
  await User.query().where('id', user.id).update({ email_verified_at: null })
  return user.refresh()
}
const forgetAttempts = () =>
  db.from('rate_limits').whereLike('key', `%${PASSWORD_RESET_LIMITS.name}:%`).delete()

test.group('Requests under way while their session ends', () => {
  test('do not bring it back after a password reset', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const elsewhere = await signedInHeaders(await createUser())
    const survivors: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await forgetAttempts()
      const stolen = await signedInHeaders(await unverified(user))
      const token = await transaction((trx) => issuePasswordReset({ trx }, user))
      const letGo = await holdRequest(user, () => visit(stolen, round))
      const reset = await fetchFromSuite(`/reset-password/${token}`, {
        method: 'POST',
        headers: { ...elsewhere, 'content-type': 'application/json' },
        body: JSON.stringify({ password: PASSWORD, password_confirmation: PASSWORD }),
      })
      assert.equal(reset.status, 200)
      await letGo()
      if (await isSignedIn(user, stolen)) survivors.push(round)
    }
    assert.deepEqual(survivors, [])
    assert.isEmpty(await sessionsOf(user))
  }).timeout(300_000)

  test('do not bring it back after signing out', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const survivors: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const headers = await signedInHeaders(user)
      const letGo = await holdRequest(user, () => visit(headers, round))
      const left = await fetchFromSuite('/logout', { method: 'POST', headers })
      assert.equal(left.status, 200)
      await letGo()
      if (await isSignedIn(user, headers)) survivors.push(round)
    }
    assert.deepEqual(survivors, [])
    assert.isEmpty(await sessionsOf(user))
  }).timeout(300_000)
})

test.group('Parallel requests of one session', () => {
  test('keep what the other stored', async ({ assert }) => {
    const user = await createUser({ verified: false })
    const headers = await signedInHeaders(user)
    const [{ id }] = await sessionsOf(user)
    const store = new DatabaseSessions()
    await store.update(id, (values) => ({ ...values, __flash__: { notice: 'Hello' }, seen: 1 }))

    const letGo = await holdRequest(user, () => visit(headers, 0))
    await store.update(id, (values) => ({ ...values, password_confirmed_at: 5 }))
    await letGo()
    const values = await store.read(id)
    assert.notProperty(values, '__flash__')
    assert.include(values, { password_confirmed_at: 5, seen: 1 })
    assert.properties(values, ['auth_web', 'csrf-secret'])
  })

  test('lose no key of 20', async ({ assert }) => {
    const user = await createUser()
    await signedInHeaders(user)
    const [{ id }] = await sessionsOf(user)
    const store = new DatabaseSessions()
    const keys = Array.from({ length: 20 }, (_, at) => `key_${at}`)
    await Promise.all(
      keys.map((key) => store.update(id, sessionChanges({ gone: 1 }, { [key]: true })))
    )
    assert.properties(await store.read(id), [...keys, 'auth_web'])
  })

  test('take away only what they read', ({ assert }) => {
    const change = sessionChanges({ flash: 'old', kept: 1 }, { kept: 1, mine: 2 })
    assert.deepEqual(change({ flash: 'old', kept: 1, theirs: 3 }), { kept: 1, theirs: 3, mine: 2 })
    assert.deepEqual(change({ flash: 'new', kept: 4 }), { flash: 'new', kept: 4, mine: 2 })
  })
})

test.group('Sessions', () => {
  test('have ids of 256 bits that only the server chooses', async ({ assert }) => {
    const user = await createUser()
    const headers = await signedInHeaders(user)
    await db.from('sessions').where('user_id', String(user.id)).delete()
    const visitor = new CookieClient()
    visitor.cookies.set(SESSION_COOKIE, headers.cookie.slice(SESSION_COOKIE.length + 1))
    await visitor.post('/login', { email: user.email, password: USER_PASSWORD })
    const cookie = visitor.cookies.get(SESSION_COOKIE)
    const [, signed] = /^s%3A([^.]+)\./.exec(cookie ?? '') ?? []
    const { message: id } = JSON.parse(Buffer.from(signed, 'base64url').toString())
    assert.equal(Buffer.from(id, 'base64url').length, 32)
    assert.notInclude(headers.cookie, signed)
  })

  test('end 14 days after their last use', async ({ assert }) => {
    const user = await createUser()
    const headers = await signedInHeaders(user)
    assert.isTrue(await isSignedIn(user, headers))
    const { expires_at: expiresAt } = await sessionsOf(user).firstOrFail()
    assert.closeTo(expiresAt.getTime(), Date.now() + MAX_IDLE_SECONDS * 1000, 60_000)
    await sessionsOf(user).update({ expires_at: new Date(Date.now() - 1000) })
    assert.isFalse(await isSignedIn(user, headers))
  })

  test('end at their time, however much they are used', async ({ assert }) => {
    const user = await createUser()
    assert.isTrue(await isSignedIn(user, await signedInHeaders(user, Date.now() + 60_000)))
    assert.isFalse(await isSignedIn(user, await signedInHeaders(user, Date.now() - 1_000)))
  })
})
