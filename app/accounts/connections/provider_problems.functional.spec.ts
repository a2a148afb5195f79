import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Acme, offering, patience } from '#app/accounts/connections/provider_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { LocalWeb } from '#tests/support/local_web'
import { isSignedIn } from '#tests/support/signed_in_visitor'

const HTML = 'text/html'

test.group('Answers of providers', (group) => {
  let acme: Acme
  group.setup(async () => {
    acme = await Acme.open()
    return () => acme.close()
  })

  test('that say no are said plainly', async ({ assert }) => {
    const person = acme.person()
    const visitor = new CookieClient()
    const { location } = await visitor.get('/auth/oidc')
    const path = await person.browser.cancel(location ?? '')
    const answer = await visitor.get(path, { accept: HTML })
    assert.equal(answer.status, 403)
    assert.include(String(answer.body), 'You didn’t let Acme tell us who you are')
    assert.isFalse(await isSignedIn(visitor))
  })

  test('are accepted once', async ({ assert }) => {
    const { person } = await acme.register()
    const visitor = new CookieClient()
    const path = await acme.fetchAnswer(visitor, person)
    assert.equal((await visitor.get(path)).status, 200)
    await visitor.post('/logout')
    const again = await visitor.get(path, { accept: HTML })
    assert.equal(again.status, 400)
    assert.include(String(again.body), 'was used before')
    assert.isFalse(await isSignedIn(visitor))
  })

  test('belong to the browser that asked, and to one provider', async ({ assert }) => {
    const { person } = await acme.register()
    const visitor = new CookieClient()
    const path = await acme.fetchAnswer(visitor, person)
    const stranger = new CookieClient()
    const forged = [
      path.replace(/state=[^&]+/, 'state=other'),
      path.replace(/state=[^&]+&?/, ''),
      '/auth/oidc/callback?code=1',
      '/auth/oidc/callback',
    ]
    for (const each of [path, ...forged]) {
      assert.equal((await stranger.get(each)).status, 400, each)
      assert.isFalse(await isSignedIn(stranger))
    }
    for (const each of forged) assert.equal((await visitor.get(each)).status, 400, each)
    const takeBack = offering({ github: { clientId: 'one', clientSecret: 'two' } })
    const mixedUp = await visitor.get(path.replace('/auth/oidc/', '/auth/github/'))
    takeBack()
    assert.equal(mixedUp.status, 400)
    assert.isFalse(await isSignedIn(visitor))
  })

  test('come from the issuer that was asked', async ({ assert }) => {
    const { person } = await acme.register()
    const visitor = new CookieClient()
    const path = await acme.fetchAnswer(visitor, person)
    assert.match(path, /iss=/)
    const answer = await visitor.get(path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))
    assert.equal(answer.status, 502)
    assert.isFalse(await isSignedIn(visitor))
  })

  test('with a guessed code are refused', async ({ assert }) => {
    const { person } = await acme.register()
    const visitor = new CookieClient()
    const path = await acme.fetchAnswer(visitor, person)
    const answer = await visitor.get(path.replace(/code=[^&]+/, 'code=guessed'))
    assert.equal(answer.status, 502)
    assert.isFalse(await isSignedIn(visitor))
  })

  test('with the code of another browser are refused: its verifier differs', async ({ assert }) => {
    const { person } = await acme.register()
    const victim = new CookieClient()
    const [stolen = ''] = /code=[^&]+/.exec(await acme.fetchAnswer(victim, person)) ?? []
    const attacker = new CookieClient()
    const path = await acme.fetchAnswer(attacker, acme.person())
    const answer = await attacker.get(path.replace(/code=[^&]+/, stolen))
    assert.equal(answer.status, 502)
    assert.isFalse(await isSignedIn(attacker))
  })

  test('are not asked for because another site says so', async ({ assert }) => {
    const visitor = new CookieClient()
    const headers = { 'accept': HTML, 'sec-fetch-site': 'cross-site' }
    assert.equal((await visitor.get('/auth/oidc', headers)).location, '/login')
    const { visitor: member } = await acme.register()
    const detour = await member.get('/auth/oidc', headers)
    assert.equal(detour.location, '/settings/connected-accounts')
  })
})

const documentOf = (origin: string, changes: object = {}) =>
  JSON.stringify({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    ...changes,
  })

/** A provider that gives every request the same answer; null never answers. */
async function provider(answer: (origin: string) => string | null) {
  const web = await LocalWeb.start((_, response) => {
    const text = answer(`http://127.0.0.1:${web.port}`)
    if (text !== null) response.setHeader('content-type', 'application/json').end(text)
  })
  const issuer = `http://127.0.0.1:${web.port}`
  const settings = { clientId: 'vesta', clientSecret: 'secret', issuer, name: 'Acme' }
  const takeBack = offering({ oidc: settings })
  return async () => {
    takeBack()
    await web.stop()
  }
}

test.group('Providers that fail', () => {
  test('lead to a page that says so: {what}')
    .with([
      { what: 'garbage', answer: () => '<html>' },
      { what: 'nothing', answer: () => '{}' },
      {
        what: 'another issuer',
        answer: (origin: string) => documentOf(origin, { issuer: 'https://x.test' }),
      },
      {
        what: 'an address without TLS',
        answer: (origin: string) => documentOf(origin, { token_endpoint: 'http://x.test/token' }),
      },
    ])
    .run(async ({ assert, cleanup }, { answer }) => {
      cleanup(await provider(answer))
      const before = await db.from('users').count('* as count')
      const page = await new CookieClient().get('/auth/oidc', { accept: HTML })
      assert.equal(page.status, 502)
      assert.include(String(page.body), 'Acme didn’t give us an answer')
      assert.deepEqual(await db.from('users').count('* as count'), before)
    })

  test('don’t keep anybody waiting', async ({ assert, cleanup }) => {
    cleanup(await provider(() => null))
    cleanup(patience(200))
    const answer = await new CookieClient().get('/auth/oidc')
    assert.equal(answer.status, 502)
    assert.include(JSON.stringify(answer.body), 'Try again in a while')
  })

  test('that give garbage for a code sign nobody in', async ({ assert, cleanup }) => {
    cleanup(await provider(documentOf))
    const visitor = new CookieClient()
    const { location } = await visitor.get('/auth/oidc')
    const state = new URL(location ?? '').searchParams.get('state')
    const answer = await visitor.get(`/auth/oidc/callback?code=1&state=${state}`)
    assert.equal(answer.status, 502)
    assert.isFalse(await isSignedIn(visitor))
  })
})
