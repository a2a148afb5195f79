import { test } from '@japa/runner'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD } from '#tests/support/password'
import { SeverableDatabase } from '#tests/support/severable_database'
import { Visitor } from '#tests/support/visitor'

const PAGE = { accept: 'text/html' }

test.group('The database away', () => {
  test('answers 503, as a page and as JSON, and recovers by itself', async ({
    assert,
    cleanup,
  }) => {
    const database = await SeverableDatabase.start()
    cleanup(() => database.stop())
    const server = await BuiltServer.create({
      env: { DATABASE_URL: database.url, DATABASE_POOL: '1' },
    })
    cleanup(() => server.remove())
    await server.start()
    const get = (path: string, headers: Record<string, string> = PAGE) =>
      fetch(server.url + path, { headers })

    const visitor = new Visitor(server.url)
    await visitor.get('/register')
    const registered = await visitor.post('/register', {
      name: 'Livia Conti',
      handle: 'livia.conti',
      email: 'livia@example.com',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      type: 'member',
      terms: true,
    })
    assert.equal(registered.status, 201)
    const { cookie } = visitor.credentials()
    const withSession = { ...PAGE, cookie }

    await database.cut()
    for (const headers of [PAGE, withSession]) {
      const page = await get('/', headers)
      assert.equal(page.status, 503)
      assert.equal(page.headers.get('retry-after'), '5')
      const html = await page.text()
      assert.include(html, 'Back in a moment')
      assert.include(html, page.headers.get('x-request-id')!)
      assert.notMatch(html, /ECONN|node_modules/)
    }
    const call = await get('/api/currency/', { ...withSession, accept: 'application/json' })
    assert.equal(call.status, 503)
    assert.sameMembers(Object.keys((await call.json()) as object), ['message', 'request_id'])
    assert.equal((await get('/health/live')).status, 200)
    assert.equal((await get('/health/ready')).status, 503)
    assert.equal((await get('/about')).status, 200, 'what needs no database is still there')

    await database.mend()
    await eventually(async () => (await get('/')).ok)
    assert.equal((await get('/contact', withSession)).status, 200)
    assert.equal((await get('/health/ready')).status, 200)
  })
})
