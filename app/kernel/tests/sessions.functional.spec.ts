import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { createUser } from '#tests/support/users'

const visit = (path: string, headers = {}) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    headers: { accept: 'text/html', ...headers },
  })

const sessions = () => db.from('sessions').count('* as count').first()

test.group('Pages of those who are signed in', () => {
  test('are kept by no cache', async ({ client, assert }) => {
    const response = await client.get('/about').loginAs(await createUser())
    assert.equal(response.header('cache-control'), 'private, no-store')
  })
})

test.group('Sessions of strangers', () => {
  test('do not begin by reading', async ({ assert }) => {
    const before = await sessions()
    const page = await visit('/')
    assert.equal(page.status, 200)
    assert.isEmpty(page.headers.getSetCookie())
    const inertia = await visit('/about', { 'x-inertia': 'true' })
    assert.isEmpty(inertia.headers.getSetCookie())
    assert.deepEqual(await sessions(), before)
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
})
