import { test } from '@japa/runner'
import env from '#start/env'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import type { CookieClient } from '#tests/support/cookie_client'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD } from '#tests/support/users'

const PATH = '/api/settings/sessions'

interface Session {
  id: string
  device: string | null
  browser: string | null
  ip: string | null
  place: string | null
  last_active_at: string
  is_current: boolean
}

async function sessionsOf(visitor: CookieClient): Promise<Session[]> {
  const answer = await visitor.get(PATH)
  return (answer.body as { sessions: Session[] }).sessions
}

const others = async (visitor: CookieClient) =>
  (await sessionsOf(visitor)).filter((session) => !session.is_current)

test.group('Browser sessions', () => {
  test('are listed with what tells them apart, this one marked', async ({ assert }) => {
    const user = await createUser()
    const here = await signedInVisitor(user)
    await signedInVisitor(user)
    await signedInVisitor(await createUser())

    const sessions = await sessionsOf(here)
    assert.lengthOf(sessions, 2)
    assert.lengthOf(
      sessions.filter((session) => session.is_current),
      1
    )
    assert.sameMembers(Object.keys(sessions[0]), [
      'id',
      'device',
      'browser',
      'ip',
      'place',
      'last_active_at',
      'is_current',
    ])
    assert.equal(sessions[0].ip, '127.0.0.1')
    assert.closeTo(Date.parse(sessions[0].last_active_at), Date.now(), 60_000)
    for (const { id } of sessions) assert.notInclude([...here.cookies.values()].join(), id)
  })

  test('name browser and device', async ({ assert }) => {
    const user = await createUser()
    const here = await signedInVisitor(user)
    await here.get('/login')
    const phone = await signedInVisitor(await createUser())
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
    await phone.post('/login', { email: user.email, password: PASSWORD }, { 'user-agent': agent })
    const [session] = await others(here)
    assert.deepInclude(session, { device: 'iPhone', browser: 'Safari 18' })
  })

  test('tell the country that a trusted proxy names, and no other', async ({ assert, cleanup }) => {
    const user = await createUser()
    const here = await signedInVisitor(user)
    const signIn = async (country: string) => {
      const visitor = await signedInVisitor(await createUser())
      const credentials = { email: user.email, password: PASSWORD }
      await visitor.post('/login', credentials, { 'cf-ipcountry': country })
      const [newest] = await others(here)
      assert.equal((await visitor.get(PATH)).status, 200)
      await visitor.post('/logout', {})
      return newest?.place
    }
    const settings = ['COUNTRY_HEADER', 'TRUST_PROXY'] as const
    const before = settings.map((name) => [name, env.get(name)] as const)
    cleanup(() => before.forEach(([name, value]) => env.set(name, value ?? '')))
    env.set('COUNTRY_HEADER', 'CF-IPCountry')
    env.set('TRUST_PROXY', 'loopback')
    assert.equal(await signIn('IT'), 'Italy')
    assert.isNull(await signIn('XX'))
    assert.isNull(await signIn('<b>'))
    env.set('TRUST_PROXY', '10.0.0.1')
    assert.isNull(await signIn('IT'))
    env.set('COUNTRY_HEADER', '')
    env.set('TRUST_PROXY', 'loopback')
    assert.isNull(await signIn('IT'))
  })

  test('end one by one, with the cookie that would begin the next', async ({ assert }) => {
    const user = await createUser()
    const here = await signedInVisitor(user)
    const there = await signedInVisitor(user, true)
    const third = await signedInVisitor(user)
    const [, { id }] = await others(here)
    const ended = (await isIdOf(there, id)) ? there : third
    const kept = ended === there ? third : there

    assert.equal((await here.delete(`${PATH}/${id}`)).status, 200)
    assert.isFalse(await isSignedIn(ended))
    assert.isFalse(await isSignedIn(ended.copy(REMEMBER_COOKIE)))
    assert.isTrue(await isSignedIn(kept))
    assert.equal((await here.delete(`${PATH}/${id}`)).status, 404)
  })

  test('do not end after a sign-in long ago, until it is confirmed', async ({ client, assert }) => {
    const user = await createUser()
    const there = await signedInVisitor(user)
    const [{ id }] = await sessionsOf(there)
    const end = () => client.delete(`${PATH}/${id}`).withCsrfToken().loginAs(user)
    ;(await end()).assertStatus(423)
    assert.isTrue(await isSignedIn(there))
    ;(await end().withSession({ password_confirmed_at: Date.now() })).assertStatus(200)
    assert.isFalse(await isSignedIn(there))
  })

  test('that are somebody else’s do not exist, and this one is signed out of', async ({
    assert,
  }) => {
    const here = await signedInVisitor(await createUser())
    const stranger = await signedInVisitor(await createUser())
    const [{ id }] = await sessionsOf(stranger)
    assert.equal((await here.delete(`${PATH}/${id}`)).status, 404)
    assert.isTrue(await isSignedIn(stranger))
    assert.equal((await here.delete(`${PATH}/${(await sessionsOf(here))[0].id}`)).status, 409)
    assert.isTrue(await isSignedIn(here))
  })

  test('all end but this one, after the password', async ({ assert }) => {
    const user = await createUser()
    const here = await signedInVisitor(user, true)
    const there = await signedInVisitor(user, true)
    for (const body of [{}, { password: 'not this one' }]) {
      assert.equal((await here.delete(PATH, body)).status, 422)
    }
    assert.isTrue(await isSignedIn(there))
    assert.equal((await here.delete(PATH, { password: PASSWORD })).status, 200)
    assert.isFalse(await isSignedIn(there))
    assert.isFalse(await isSignedIn(there.copy(REMEMBER_COOKIE)))
    assert.isTrue(await isSignedIn(here))
    assert.lengthOf(await sessionsOf(here), 1)
  })

  test('are out of reach for API tokens', async ({ client }) => {
    const token = await issueToken(await createUser(), { abilities: ['read', 'delete'] })
    for (const method of ['GET', 'DELETE']) {
      const answer = await client.request(PATH, method).header('authorization', `Bearer ${token}`)
      answer.assertStatus(403)
    }
  })
})

async function isIdOf(visitor: CookieClient, id: string): Promise<boolean> {
  const current = (await sessionsOf(visitor)).find((session) => session.is_current)
  return current?.id === id
}
