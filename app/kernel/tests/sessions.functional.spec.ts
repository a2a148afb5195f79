import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { fitsGuestCookie } from '#app/accounts/sessions/guest_cookie'
import { GUEST_COOKIE, SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser, PASSWORD } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

const visit = (path: string, headers = {}, method = 'GET') =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method,
    headers: { accept: 'text/html', ...headers },
  })

async function sessionIds(): Promise<string[]> {
  const rows: { id: string }[] = await db.from('sessions').select('id')
  return rows.map(({ id }) => id)
}

test.group('Pages of those who are signed in', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are kept by no cache', async ({ client, assert }) => {
    const response = await client.get('/about').loginAs(await createUser())
    assert.equal(response.header('cache-control'), 'private, no-store')
  })
})

test.group('Sessions of strangers', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('do not begin by reading', async ({ assert }) => {
    const before = new Set(await sessionIds())
    const page = await visit('/')
    assert.equal(page.status, 200)
    assert.isEmpty(page.headers.getSetCookie())
    const inertia = await visit('/about', { 'x-inertia': 'true' })
    assert.isEmpty(inertia.headers.getSetCookie())
    assert.isEmpty((await sessionIds()).filter((id) => !before.has(id)))
  })

  test('are kept by their browsers, not by the store, until something is written', async ({
    assert,
  }) => {
    const before = new Set(await sessionIds())
    const begun = async () => (await sessionIds()).filter((id) => !before.has(id))
    for (let count = 0; count < 20; count++) {
      const page = await visit('/login')
      assert.equal(page.status, 200)
      const names = page.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
      assert.sameMembers(names, ['XSRF-TOKEN', GUEST_COOKIE])
      await visit('/settings')
    }
    assert.isEmpty(await begun())

    const guest = new CookieClient()
    await guest.get('/settings', { accept: 'text/html' })
    const { email } = await createUser()
    const refused = await guest.post('/login', { email, password: 'wrong' })
    assert.equal(refused.status, 422)
    assert.isEmpty(await begun())
    const signedIn = await guest.post('/login', { email, password: PASSWORD })
    assert.equal(signedIn.status, 200)
    assert.propertyVal(signedIn.body, 'redirect', '/settings')
    assert.lengthOf(await begun(), 1)
    assert.isFalse(guest.cookies.has(GUEST_COOKIE))
  })

  test('are sent again with each page, and with a call only if it changed them', async ({
    assert,
  }) => {
    const guest = new CookieClient()
    const isSent = async (path: string, accept: string) => {
      const { headers } = await guest.get(path, { accept })
      return headers.getSetCookie().some((line) => line.startsWith(`${GUEST_COOKIE}=`))
    }
    assert.isTrue(await isSent('/login', 'text/html'))
    assert.isTrue(await isSent('/login', 'text/html'))
    assert.isFalse(await isSent('/api/currency/', 'application/json'))
  })

  test('keep what a browser’s cookie doesn’t take in the store', ({ assert }) => {
    const bytes = 1_500
    assert.isTrue(fitsGuestCookie({ redirect: 'a'.repeat(bytes) }))
    assert.isFalse(fitsGuestCookie({ redirect: '家'.repeat(bytes) }))
    assert.isFalse(fitsGuestCookie({ auth_web: '1.1.1' }))
  })

  test('show what went wrong with a form once, also without the store', async ({ assert }) => {
    const before = (await sessionIds()).length
    const guest = new CookieClient()
    await guest.get('/login', { accept: 'text/html' })
    const token = decodeURIComponent(guest.cookies.get('XSRF-TOKEN') ?? '')
    const fields = { email: 'nobody@example.com', password: 'wrong' }
    const answer = await guest.postForm('/login', fields, { 'x-xsrf-token': token })
    assert.match(answer.location ?? '', /\/login$/)
    assert.lengthOf(await sessionIds(), before)
    const page = async () => String((await guest.get('/login', { accept: 'text/html' })).body)
    assert.include(await page(), 'Wrong email or password.')
    assert.notInclude(await page(), 'Wrong email or password.')
  })

  test('take no token of another guest, and no cookie that we did not encrypt', async ({
    assert,
  }) => {
    const [guest, other] = [new CookieClient(), new CookieClient()]
    await guest.get('/login')
    await other.get('/login')
    const write = (cookies: CookieClient, token: CookieClient) => {
      const sent = cookies.copy(GUEST_COOKIE)
      sent.cookies.set('XSRF-TOKEN', token.cookies.get('XSRF-TOKEN')!)
      return sent.post('/login', { email: 'nobody@example.com', password: 'wrong' })
    }
    assert.equal((await write(guest, guest)).status, 422)
    assert.equal((await write(guest, other)).status, 419)
    const forged = guest.copy('XSRF-TOKEN')
    assert.equal((await write(forged, guest)).status, 419)
    forged.cookies.set(GUEST_COOKIE, encodeURIComponent(JSON.stringify({ 'csrf-secret': 'known' })))
    assert.equal((await write(forged, guest)).status, 419)
    forged.cookies.set(GUEST_COOKIE, guest.cookies.get('XSRF-TOKEN')!)
    assert.equal((await write(forged, guest)).status, 419)
  })

  test('a write without the token is a page that expired', async ({ client }) => {
    const response = await client.post('/api/properties').json({})
    response.assertStatus(419)
    response.assertBody({ message: 'Page expired. Reload it and try again.' })
    const forged = await client.post('/api/properties').json({}).header('X-XSRF-TOKEN', 'forged')
    forged.assertStatus(419)
  })

  test('do not begin with a refused or late write, which could sign out whoever just signed in', async ({
    assert,
  }) => {
    const guest = new Visitor(`http://${process.env.HOST}:${process.env.PORT}`)
    await guest.get('/login')
    const stale = guest.credentials()
    const { id, email } = await createUser()
    await guest.signIn(email, PASSWORD)

    for (const accept of ['application/json', 'text/html']) {
      const refused = await visit('/login/passkey/options', { accept }, 'POST')
      assert.equal(refused.status, 419)
      assert.isEmpty(refused.headers.getSetCookie())
      const late = await guest.send('POST', '/login/passkey/options', undefined, {
        ...stale,
        accept,
      })
      assert.isTrue(late.ok)
      const wrong = await guest.post('/login', { email, password: 'wrong' }, { ...stale, accept })
      assert.equal(wrong.status, accept === 'text/html' ? 302 : 422)
      const lines = [...late.headers.getSetCookie(), ...wrong.headers.getSetCookie()]
      const names = lines.map((cookie) => cookie.split('=')[0])
      assert.notInclude(names, SESSION_COOKIE)
    }
    assert.equal((await guest.post('/api/notifications/read', {})).status, 200)
    assert.equal((await guest.account()).id, id)
  })
})
