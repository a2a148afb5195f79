import { test } from '@japa/runner'
import { createUser, PASSWORD } from '#tests/support/users'
import { CookieClient } from '#tests/support/cookie_client'

test.group('Password confirmation', () => {
  test('asks who is signed in only', async ({ assert }) => {
    const answer = await new CookieClient().post('/confirm-password', { password: PASSWORD })
    assert.equal(answer.status, 401)
  })

  test('takes the password, and nothing else', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    await visitor.post('/login', { email: user.email, password: PASSWORD })
    const wrong = await visitor.post('/confirm-password', { password: 'not this one' })
    assert.equal(wrong.status, 422)
    assert.deepInclude(wrong.body, { errors: { password: ['Wrong password.'] } })
    const right = await visitor.post('/confirm-password', { password: PASSWORD })
    assert.deepEqual(right.body, { status: 'success', redirect: '/dashboard' })
  })

  test('stops guessing', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    await visitor.post('/login', { email: user.email, password: PASSWORD })
    for (let i = 0; i < 10; i++) {
      await visitor.post('/confirm-password', { password: `guess ${i}` })
    }
    const answer = await visitor.post('/confirm-password', { password: PASSWORD })
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })
})
