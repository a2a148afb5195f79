import { test } from '@japa/runner'
import { Acme } from '#app/accounts/connections/provider_factory'
import User from '#app/accounts/user'
import { REFERRAL_COOKIE } from '#app/kernel/http/cookie_names'
import Referral from '#app/referrals/referral'
import { CookieClient } from '#tests/support/cookie_client'
import { pagePropsIn } from '#tests/support/page_props'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const AGENT = { 'user-agent': 'Another browser' }

async function register(visitor: CookieClient, headers: Record<string, string> = {}) {
  const handle = uniqueHandle()
  const answer = await visitor.post(
    '/register',
    {
      name: 'Mila Sand',
      handle,
      email: `${handle}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      type: 'member',
      terms: true,
    },
    headers
  )
  if (answer.status !== 201) throw new Error(`Registration: ${answer.status}`)
  const user = await User.findByOrFail({ handle })
  return Referral.findBy({ userId: user.id })
}

async function invitationOf(visitor: CookieClient, path = '/register') {
  const { body } = await visitor.get(path, { accept: 'text/html' })
  return pagePropsIn(String(body)).invitation
}

async function visit(visitor: CookieClient, code: string) {
  return visitor.get(`/r/${code}`, { accept: 'text/html' })
}

test.group('Referral links', () => {
  test('say who invited, and connect the account that is created next', async ({ assert }) => {
    const referrer = await createUser({ name: 'Ava Lindqvist' })
    const visitor = new CookieClient()
    const page = await visit(visitor, referrer.handle.toUpperCase())
    assert.equal(page.status, 200)
    assert.include(String(page.body), 'Ava Lindqvist')
    assert.deepEqual([...visitor.cookies.keys()], [REFERRAL_COOKIE])
    assert.match(page.headers.get('set-cookie') ?? '', /Max-Age=2592000.*HttpOnly.*SameSite=Lax/i)
    assert.equal(await invitationOf(visitor), 'Ava Lindqvist invited you to vesta')
    const referral = await register(visitor, AGENT)
    assert.containsSubset(referral?.serialize(), {
      referrerId: referrer.id,
      status: 'waiting',
      suspicion: null,
    })
  })

  test('connect the last of two who invited, and nobody without a link', async ({ assert }) => {
    const [first, last] = [await createUser(), await createUser()]
    const visitor = new CookieClient()
    for (const { handle } of [first, last]) await visit(visitor, handle)
    assert.equal((await register(visitor, AGENT))?.referrerId, last.id)
    const alone = new CookieClient()
    assert.isNull(await invitationOf(alone))
    assert.isNull(await register(alone))
  })

  test('still say who invited when a provider has told who somebody is', async ({
    assert,
    cleanup,
  }) => {
    const acme = await Acme.open()
    cleanup(() => acme.close())
    const referrer = await createUser({ name: 'Ava Lindqvist' })
    const visitor = new CookieClient()
    await visit(visitor, referrer.handle)
    await acme.visit(visitor, acme.person())
    assert.equal(
      await invitationOf(visitor, '/register/finish'),
      'Ava Lindqvist invited you to vesta'
    )
    const handle = uniqueHandle()
    const form = { name: 'Mila Sand', handle, type: 'member', terms: true }
    assert.equal((await visitor.post('/register/finish', form, AGENT)).status, 201)
    const { id } = await User.findByOrFail({ handle })
    assert.equal((await Referral.findByOrFail({ userId: id })).referrerId, referrer.id)

    const alone = new CookieClient()
    await acme.visit(alone, acme.person())
    assert.isNull(await invitationOf(alone, '/register/finish'))
  })

  test('lead nowhere for unknown people and those without a verified address', async ({
    assert,
  }) => {
    const unverified = await createUser({ verified: false })
    for (const code of ['nobody_here', unverified.handle, '%00', 'a'.repeat(300)]) {
      const visitor = new CookieClient()
      assert.equal((await visit(visitor, code)).status, 404)
      assert.isFalse(visitor.cookies.has(REFERRAL_COOKIE))
    }
  })

  test('do nothing for who has an account, and can’t be forged', async ({ assert }) => {
    const referrer = await createUser()
    const visitor = new CookieClient()
    await register(visitor)
    await visit(visitor, referrer.handle)
    assert.isFalse(visitor.cookies.has(REFERRAL_COOKIE))
    const forger = new CookieClient()
    forger.cookies.set(
      REFERRAL_COOKIE,
      JSON.stringify({ referrer_id: referrer.id, at: Date.now() })
    )
    assert.isNull(await register(forger))
  })

  test('leave a second account of one browser to staff', async ({ assert }) => {
    const referrer = await createUser()
    const visitor = new CookieClient()
    await visit(visitor, referrer.handle)
    assert.isNull((await register(visitor, AGENT))?.suspicion)
    await visitor.post('/logout')
    await visitor.get('/login')
    await visit(visitor, referrer.handle)
    assert.equal((await register(visitor, AGENT))?.suspicion, 'same_device')
  })

  test('leave an account to staff that is created where the inviter just was', async ({
    assert,
  }) => {
    const referrer = await createUser()
    const own = new CookieClient()
    const credentials = { email: referrer.email, password: PASSWORD }
    assert.equal((await own.post('/login', credentials, AGENT)).status, 200)
    const [there, elsewhere] = [new CookieClient(), new CookieClient()]
    for (const visitor of [there, elsewhere]) await visit(visitor, referrer.handle)
    assert.equal((await register(there, AGENT))?.suspicion, 'same_address')
    const other = { 'user-agent': 'A third browser' }
    assert.isNull((await register(elsewhere, other))?.suspicion)
  })
})
