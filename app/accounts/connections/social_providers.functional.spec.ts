import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { offering } from '#app/accounts/connections/provider_factory'
import type { Provider } from '#app/accounts/account_options'
import User from '#app/accounts/user'
import { CookieClient } from '#tests/support/cookie_client'
import { pageProps } from '#tests/support/page_props'
import { isSignedIn } from '#tests/support/signed_in_visitor'
import { SocialServer } from '#tests/support/social_server'
import { uniqueHandle } from '#tests/support/users'

const TOKEN = { access_token: 'for-one-visit', token_type: 'bearer', expires_in: 3600 }

/** What each provider returns about a person, with a verified or unverified email. */
const WIRES: Record<
  Exclude<Provider, 'oidc'>,
  { isVerified: boolean; answers: (id: string, email: string) => Record<string, unknown> }
> = {
  google: {
    isVerified: true,
    answers: (id, email) => ({
      token: { ...TOKEN, id_token: 'unused', scope: 'openid' },
      user: {
        sub: id,
        name: 'Ava Moreau',
        email,
        email_verified: true,
        picture: 'https://x.test/p',
      },
    }),
  },
  facebook: {
    isVerified: false,
    answers: (id, email) => ({ token: TOKEN, user: { id, name: 'Ava Moreau', email } }),
  },
  x: {
    isVerified: true,
    answers: (id, email) => ({
      token: { ...TOKEN, scope: 'tweet.read users.read users.email' },
      user: { data: { id, name: 'Ava Moreau', username: 'ava', confirmed_email: email } },
    }),
  },
  linkedin: {
    isVerified: true,
    answers: (id, email) => ({
      token: TOKEN,
      user: {
        sub: id,
        name: 'Ava Moreau',
        given_name: 'Ava',
        family_name: 'Moreau',
        email,
        email_verified: true,
      },
    }),
  },
  github: {
    isVerified: true,
    answers: (id, email) => ({
      token: { ...TOKEN, scope: 'read:user,user:email' },
      user: { id: Number.parseInt(id, 16), login: 'ava', name: 'Ava Moreau', email: null },
      emails: [
        { email: 'old@example.com', primary: false, verified: false },
        { email, primary: true, verified: true },
      ],
    }),
  },
}

const newId = () => uniqueHandle().slice(1, 9)

async function begin(provider: string, visitor = new CookieClient()) {
  const { location } = await visitor.get(`/auth/${provider}`, { accept: 'text/html' })
  const asked = new URL(location ?? '').searchParams
  return {
    visitor,
    asked,
    path: `/auth/${provider}/callback?code=c0de&state=${asked.get('state')}`,
  }
}

async function serve(provider: Exclude<Provider, 'oidc'>, answers: Record<string, unknown>) {
  const paths = Object.entries(answers).map(([path, answer]) => [`/${provider}/${path}`, answer])
  const server = await SocialServer.start(Object.fromEntries(paths))
  const takeBack = offering({ [provider]: server.settings(provider) })
  const stop = async () => {
    takeBack()
    await server.stop()
  }
  return { server, stop }
}

test.group('Accounts of other networks', () => {
  for (const provider of ['google', 'facebook', 'x', 'linkedin', 'github'] as const) {
    test(`make an account and sign in: ${provider}`, async ({ assert, cleanup }) => {
      const { isVerified, answers } = WIRES[provider]
      const email = `${uniqueHandle()}@example.com`
      const { server, stop } = await serve(provider, answers(newId(), email))
      cleanup(stop)

      const { visitor, asked, path } = await begin(provider)
      assert.equal(asked.get('client_id'), `${provider}-client`)
      assert.equal(asked.get('redirect_uri'), `${appUrl}/auth/${provider}/callback`)
      assert.deepInclude((await visitor.get(path)).body, { redirect: '/register/finish' })
      const [exchange] = server.calls
      assert.equal(exchange.fields.get('code'), 'c0de')
      assert.equal(exchange.fields.get('redirect_uri'), `${appUrl}/auth/${provider}/callback`)
      if (provider === 'x') {
        const verifier = exchange.fields.get('code_verifier') ?? ''
        const challenge = createHash('sha256').update(verifier).digest('base64url')
        assert.equal(asked.get('code_challenge'), challenge)
      } else assert.equal(exchange.fields.get('client_secret'), `${provider}-secret`)

      const page = await visitor.get('/register/finish', { accept: 'text/html' })
      assert.include(String(page.body), 'Ava Moreau')
      assert.include(String(page.body), `"is_email_verified":${isVerified}`)
      const form = { name: 'Ava Moreau', handle: uniqueHandle(), type: 'member', terms: true }
      const made = await visitor.post('/register/finish', { ...form, email })
      assert.equal(made.status, 201)
      const user = await User.findByOrFail('email', email)
      assert.equal(user.isEmailVerified, isVerified)
      const [row] = await db.from('connected_accounts').where('user_id', user.id)
      assert.deepInclude(row, { provider, issuer: provider, name: 'Ava Moreau', email })

      const later = await begin(provider)
      assert.equal((await later.visitor.get(later.path)).status, 200)
      await user.merge({ emailVerifiedAt: user.createdAt }).save()
      assert.isTrue(await isSignedIn(later.visitor))
    })

    test(`sign nobody in by garbage: ${provider}`, async ({ assert, cleanup }) => {
      const { stop } = await serve(provider, { token: TOKEN, user: { error: 'unknown' } })
      cleanup(stop)
      const { visitor, path } = await begin(provider)
      const answer = await visitor.get(path)
      assert.equal(answer.status, 502)
      assert.isFalse(await isSignedIn(visitor))
    })
  }

  test('are asked for no more than who somebody is', async ({ assert, cleanup }) => {
    const { stop } = await serve('github', {})
    cleanup(stop)
    const { asked } = await begin('github')
    assert.equal(asked.get('scope'), 'read:user user:email')
  })

  test('are offered in a fixed order, where set up', async ({ assert, client, cleanup }) => {
    const settings = { clientId: 'one', clientSecret: 'two' }
    cleanup(offering({ github: settings, google: settings, x: settings }))
    const { providers } = await pageProps(client, '/login')
    assert.deepEqual(providers, [
      { provider: 'google', label: 'Google' },
      { provider: 'x', label: 'X' },
      { provider: 'github', label: 'GitHub' },
    ])
  })
})
