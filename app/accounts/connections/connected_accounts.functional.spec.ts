// Long because: every rule of connecting an account is tested against one provider.
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { Acme, connectionsOf, offering } from '#app/accounts/connections/provider_factory'
import { exportAccount } from '#app/accounts/exports/export_account'
import User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { signedInHeaders } from '#tests/support/signed_in'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD } from '#tests/support/users'

const PATH = '/api/settings/connected-accounts'
const HTML = 'text/html'

/** A browser that signed in a while ago. */
async function visitorSince(user: User): Promise<CookieClient> {
  const visitor = new CookieClient()
  const { cookie } = await signedInHeaders(user)
  visitor.cookies.set(SESSION_COOKIE, cookie.slice(SESSION_COOKIE.length + 1))
  await visitor.get('/settings', { accept: HTML })
  return visitor
}

async function confirmedVisitor(user: User): Promise<CookieClient> {
  const visitor = await signedInVisitor(user)
  await visitor.post('/confirm-password', { password: PASSWORD })
  return visitor
}

test.group('Connected accounts', (group) => {
  let acme: Acme
  group.setup(async () => {
    acme = await Acme.open()
    return () => acme.close()
  })

  test('are connected in the settings, told by mail, and sign in from then on', async ({
    assert,
  }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const person = acme.person({ email: user.email })
    const mail = nextMailTo(user.email, /connected/)
    const answer = await acme.visit(visitor, person)
    assert.deepEqual(answer.body, {
      status: 'success',
      redirect: '/settings/connected-accounts',
      message: 'Your Acme account is connected.',
    })
    assert.match(String((await mail).text), / at Acme can now sign in/)

    const list = await visitor.get(PATH)
    const { connected_accounts: connected } = list.body as {
      connected_accounts: Record<string, string>[]
    }
    assert.deepInclude(connected[0], { provider: 'oidc', name: person.name, email: user.email })
    assert.sameMembers(Object.keys(connected[0]), ['provider', 'name', 'email', 'connected_at'])
    assert.deepInclude(list.body, { providers: [{ provider: 'oidc', label: 'Acme' }] })

    const elsewhere = new CookieClient()
    await acme.visit(elsewhere, person)
    assert.equal((await elsewhere.get(`/api/user/${user.id}`)).status, 200)
  })

  test('keep no token of the provider', async ({ assert }) => {
    const { user } = await acme.register()
    const [row] = await connectionsOf(user)
    assert.sameMembers(Object.keys(row), [
      'id',
      'user_id',
      'provider',
      'issuer',
      'subject',
      'name',
      'email',
      'created_at',
    ])
  })

  test('need a sign-in or the password a short while ago', async ({ assert }) => {
    const user = await createUser()
    const visitor = await visitorSince(user)
    const answer = await visitor.get('/auth/oidc', { accept: HTML })
    assert.equal(answer.location, '/confirm-password')
    const confirmed = await visitor.post('/confirm-password', { password: PASSWORD })
    assert.deepInclude(confirmed.body, { redirect: '/auth/oidc' })
    await acme.visit(visitor, acme.person())
    assert.lengthOf(await connectionsOf(user), 1)
  })

  test('belong to one person', async ({ assert }) => {
    const { person } = await acme.register()
    const other = await createUser()
    const answer = await acme.visit(await signedInVisitor(other), person, HTML)
    assert.equal(answer.status, 409)
    assert.include(String(answer.body), 'somebody else’s account')
    assert.isEmpty(await connectionsOf(other))
  })

  test('are one for each provider', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const person = acme.person()
    await acme.visit(visitor, person)
    assert.equal((await acme.visit(visitor, person)).status, 200)
    assert.equal((await acme.visit(visitor, acme.person())).status, 409)
    assert.lengthOf(await connectionsOf(user), 1)
  })

  test('go to one of two who connect the same at once', async ({ assert }) => {
    const people = [await createUser(), await createUser(), await createUser()]
    const person = acme.person()
    const visitors = await Promise.all(people.map((user) => signedInVisitor(user)))
    const paths: string[] = []
    for (const visitor of visitors) paths.push(await acme.fetchAnswer(visitor, person))
    const answers = await Promise.all(visitors.map((visitor, index) => visitor.get(paths[index])))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409]
    )
    assert.lengthOf(await db.from('connected_accounts').where('subject', person.sub), 1)
  })

  test('stay with who asked, when somebody else has signed in meanwhile', async ({ assert }) => {
    const visitor = await signedInVisitor(await createUser())
    const other = await createUser()
    const path = await acme.fetchAnswer(visitor, acme.person())
    await visitor.post('/login', { email: other.email, password: PASSWORD })
    assert.equal((await visitor.get(path)).status, 400)
    assert.isEmpty(await connectionsOf(other))
  })

  test('of another issuer sign nobody in, and are replaced', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const person = acme.person()
    await acme.visit(visitor, person)
    await connectionsOf(user).update({ issuer: 'https://before.example' })
    const answer = await acme.visit(new CookieClient(), person)
    assert.deepInclude(answer.body, { redirect: '/register/finish' })
    await acme.visit(visitor, person)
    const rows = await connectionsOf(user)
    assert.deepEqual(
      rows.map(({ issuer }) => issuer),
      [acme.server.issuer]
    )
  })

  test('go with a note and a way back, once the password is confirmed', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const person = acme.person()
    await acme.visit(visitor, person)
    await db.from('account_undos').where('user_id', user.id).update({ expires_at: new Date() })
    assert.equal((await visitor.delete(`${PATH}/oidc`)).status, 423)
    await visitor.post('/confirm-password', { password: PASSWORD })
    const mail = nextMailTo(user.email, /disconnected/)
    const answer = await visitor.delete(`${PATH}/oidc`)
    assert.deepEqual([answer.status, answer.body], [200, { status: 'success' }])
    assert.equal((await visitor.delete(`${PATH}/oidc`)).status, 404)
    assert.equal((await visitor.delete(`${PATH}/nothing`)).status, 404)

    const link = linkIn(await mail)
    await new CookieClient().post(link)
    assert.lengthOf(await connectionsOf(user), 1)
    const back = new CookieClient()
    await acme.visit(back, person)
    assert.isTrue(await isSignedIn(back))
  })

  test('that somebody else connected go with any undo', async ({ assert }) => {
    const user = await createUser()
    const intruder = await confirmedVisitor(user)
    await acme.visit(intruder, acme.person())
    const mail = nextMailTo(user.email, /Two-factor|password/)
    const change = { password: 'a-quieter-lantern-7', password_confirmation: 'a-quieter-lantern-7' }
    await intruder.put('/api/settings/password', { current_password: PASSWORD, ...change })
    const owner = new CookieClient()
    await owner.post(linkIn(await mail))
    assert.isEmpty(await connectionsOf(user))
    assert.isFalse(await isSignedIn(intruder))
  })

  test('are never the last way in', async ({ assert }) => {
    const { user, visitor } = await acme.register()
    const answer = await visitor.delete(`${PATH}/oidc`)
    assert.equal(answer.status, 409)
    assert.include(JSON.stringify(answer.body), 'Set a password first')
    assert.lengthOf(await connectionsOf(user), 1)

    const form = { password: PASSWORD, password_confirmation: PASSWORD }
    assert.equal((await visitor.post('/api/settings/password', form)).status, 200)
    await visitor.post('/confirm-password', { password: PASSWORD })
    assert.equal((await visitor.delete(`${PATH}/oidc`)).status, 200)
    assert.isTrue(await isSignedIn(await signedInVisitor(user)))
  })

  test('whose provider is gone don’t count as a way in', async ({ assert }) => {
    const { user, visitor } = await acme.register()
    const github = { provider: 'github', issuer: 'github', subject: String(user.id) }
    await db.table('connected_accounts').insert({
      user_id: user.id,
      created_at: new Date(),
      ...github,
    })
    assert.equal((await visitor.delete(`${PATH}/oidc`)).status, 409)
    const takeBack = offering({ github: { clientId: 'one', clientSecret: 'two' } })
    const answer = await visitor.delete(`${PATH}/oidc`)
    takeBack()
    assert.equal(answer.status, 200)
  })

  test('keep one of two that are disconnected at once', async ({ assert, cleanup }) => {
    const { user, visitor } = await acme.register()
    const github = { provider: 'github', issuer: 'github', subject: `g${user.id}` }
    await db.table('connected_accounts').insert({
      user_id: user.id,
      created_at: new Date(),
      ...github,
    })
    cleanup(offering({ github: { clientId: 'one', clientSecret: 'two' } }))
    const answers = await Promise.all([
      visitor.delete(`${PATH}/oidc`),
      visitor.delete(`${PATH}/github`),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await connectionsOf(user), 1)
  })

  test('are out of reach for strangers and API tokens', async ({ assert, client }) => {
    const { user } = await acme.register()
    for (const method of ['GET', 'DELETE']) {
      const path = method === 'GET' ? PATH : `${PATH}/oidc`
      const token = await issueToken(user, { abilities: ['read', 'delete'] })
      const program = await client.request(path, method).header('authorization', `Bearer ${token}`)
      program.assertStatus(403)
      const stranger = await client.request(path, method).json({}).withCsrfToken()
      stranger.assertStatus(401)
    }
    assert.lengthOf(await connectionsOf(user), 1)
  })

  test('are in the export, and go with the account', async ({ assert }) => {
    const { user, person, visitor } = await acme.register()
    const { data } = await exportAccount(user)
    const { connected_accounts: connected } = data as { connected_accounts: object[] }
    assert.deepInclude(connected[0], { provider: 'oidc', email: person.email })
    assert.notInclude(JSON.stringify(data), person.sub)
    assert.equal((await visitor.delete('/api/settings/account')).status, 200)
    assert.isEmpty(await db.from('connected_accounts').where('subject', person.sub))
    const again = await acme.visit(new CookieClient(), person)
    assert.deepInclude(again.body, { redirect: '/register/finish' })
  })
})

test.group('Accounts without a password', (group) => {
  let acme: Acme
  group.setup(async () => {
    acme = await Acme.open()
    return () => acme.close()
  })

  test('confirm by signing in at the provider again', async ({ assert }) => {
    const { user, person } = await acme.register()
    const visitor = await visitorSince(user)
    assert.equal((await visitor.delete('/api/settings/account')).status, 423)
    assert.equal((await visitor.delete('/api/settings/sessions')).status, 423)
    assert.isNotNull(await User.find(user.id))
    const page = await visitor.get('/confirm-password', { accept: HTML })
    assert.include(String(page.body), '"provider":"oidc"')

    const { location } = await visitor.get('/auth/oidc', { accept: HTML })
    const asked = new URL(location ?? '').searchParams
    assert.deepEqual([asked.get('prompt'), asked.get('max_age')], ['login', '0'])
    const answer = await visitor.get(await person.browser.signIn(location ?? '', person.sub))
    assert.equal(answer.status, 200)
    assert.equal((await visitor.delete('/api/settings/account')).status, 200)
    assert.isNull(await User.find(user.id))
  })

  test('come back to the section that asked', async ({ assert }) => {
    const { user, person } = await acme.register()
    const visitor = await visitorSince(user)
    const referer = `${appUrl}/settings/delete-account`
    const { location } = await visitor.get('/auth/oidc', { accept: HTML, referer })
    const path = await person.browser.signIn(location ?? '', person.sub)
    const answer = await visitor.get(path, { accept: HTML })
    assert.equal(answer.location, '/settings/delete-account')
  })

  test('aren’t confirmed by somebody else there', async ({ assert }) => {
    const { user } = await acme.register()
    const visitor = await visitorSince(user)
    const answer = await acme.visit(visitor, acme.person(), HTML)
    assert.equal(answer.status, 409)
    assert.include(String(answer.body), 'That isn’t the Acme account')
    assert.equal((await visitor.delete('/api/settings/account')).status, 423)
  })
})
