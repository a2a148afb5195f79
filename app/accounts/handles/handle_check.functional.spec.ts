import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { HANDLE_CHECK_LIMITS } from '#app/accounts/account_limits'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { CookieClient } from '#tests/support/cookie_client'

test.group('Handle check', () => {
  test('tells whoever registers what is free', async ({ assert }) => {
    const taken = await createUser()
    const visitor = new CookieClient()
    const check = (handle: unknown) => visitor.post('/api/user/0/check-handle', { handle })

    const free = await check(uniqueHandle().toUpperCase())
    assert.equal(free.status, 200)
    assert.deepEqual(free.body, { status: 'available' })
    for (const handle of [taken.handle.toUpperCase(), 'admin', 'a..b', 'ab', '', null, 7]) {
      const refused = await check(handle)
      assert.equal(refused.status, 422)
      assert.properties((refused.body as { errors: object }).errors, ['handle'])
    }
  })

  test('one’s own handle is available, for oneself', async ({ assert }) => {
    const user = await createUser()
    const other = await createUser()
    const path = `/api/user/${user.id}/check-handle`
    const visitor = new CookieClient()
    assert.equal((await visitor.post(path, { handle: user.handle })).status, 401)

    await visitor.post('/login', { email: user.email, password: PASSWORD })
    const own = await visitor.post(path, { handle: user.handle })
    assert.deepEqual(own.body, { status: 'available' })
    assert.equal((await visitor.post(path, { handle: other.handle })).status, 422)
    const foreign = await visitor.post(`/api/user/${other.id}/check-handle`, { handle: 'any' })
    assert.equal(foreign.status, 403)
    assert.equal((await visitor.post('/api/user/x1/check-handle', { handle: 'any' })).status, 404)
  })

  test('may not be used to list who is here', async ({ assert, cleanup }) => {
    const { requests, every } = HANDLE_CHECK_LIMITS.address
    const counter = limiter.use({ requests, duration: every })
    await counter.set('check-handle:ip:127.0.0.1', requests, every)
    cleanup(async () => void (await counter.delete('check-handle:ip:127.0.0.1')))
    const answer = await new CookieClient().post('/api/user/0/check-handle', { handle: 'anybody' })
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })
})
