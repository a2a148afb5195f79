import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'
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

  test('begin with the page of a form, which sets both cookies', async ({ assert }) => {
    const page = await visit('/login')
    assert.equal(page.status, 200)
    const names = page.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    assert.sameMembers(names, ['XSRF-TOKEN', SESSION_COOKIE])
  })

  test('a write without the token is a page that expired', async ({ client }) => {
    const response = await client.post('/api/properties').json({})
    response.assertStatus(419)
    response.assertBody({ message: 'Page expired.' })
    const forged = await client.post('/api/properties').json({}).header('X-XSRF-TOKEN', 'forged')
    forged.assertStatus(419)
  })

  test('do not begin with a refused write, which could sign out whoever just signed in', async ({
    assert,
  }) => {
    const guest = new Visitor(`http://${process.env.HOST}:${process.env.PORT}`)
    await guest.get('/login')
    const stale = guest.credentials()
    const { id, email } = await createUser()
    await guest.signIn(email, PASSWORD)

    for (const accept of ['application/json', 'text/html']) {
      const late = await visit('/login/passkey/options', { ...stale, accept }, 'POST')
      assert.equal(late.status, 419)
      assert.isEmpty(late.headers.getSetCookie())
    }
    assert.equal((await guest.account()).id, id)
  })
})
