import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { issuePasswordReset } from '#app/accounts/passwords/change_password'
import { ACCOUNT_REGISTRATION_LIMITS, SIGN_IN_LIMITS } from '#app/accounts/account_limits'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'
import { transaction } from '#app/kernel/database/transaction'

const FLOOD = 30
const MAX_SESSION_BYTES = 4_096

const bytesOfSessions = async () =>
  Number(
    (await db.from('sessions').select(db.raw('sum(length(data)) as bytes')).first()).bytes ?? 0
  )

test.group('A flood of invalid forms', () => {
  test('leaves little in the database', async ({ assert, cleanup }) => {
    const counter = limiter.use({
      requests: SIGN_IN_LIMITS.address.requests,
      duration: SIGN_IN_LIMITS.address.every,
    })
    cleanup(async () => void (await counter.delete('sign-in:ip:127.0.0.1')))
    const before = await bytesOfSessions()
    for (let i = 0; i < FLOOD; i++) {
      const stranger = new CookieClient()
      const page = await stranger.get('/login', { accept: 'text/html' })
      const [, token] = /name="_csrf" value="([^"]+)"/.exec(String(page.body)) ?? []
      const note = 'x'.repeat(20_000)
      const answer = await stranger.postForm('/login', { _csrf: token, email: '', note })
      assert.equal(answer.status, 302)
    }
    assert.isBelow((await bytesOfSessions()) - before, FLOOD * MAX_SESSION_BYTES)
  })

  test('is counted before it is looked at', async ({ assert, cleanup }) => {
    const { name, address } = ACCOUNT_REGISTRATION_LIMITS
    const counter = limiter.use({ requests: address.requests, duration: address.every })
    const key = `${name}:ip:127.0.0.1`
    await counter.set(key, address.requests, address.every)
    cleanup(async () => void (await counter.delete(key)))
    assert.equal((await new CookieClient().post('/register', {})).status, 429)
  })
})

test.group('Guessing', () => {
  test('at one account is counted as one, by whichever name', async ({ assert }) => {
    const user = await createUser()
    const visitor = new CookieClient()
    const names = [user.handle, `@${user.handle}`, user.email]
    for (let i = 0; i < SIGN_IN_LIMITS.both!.requests; i++) {
      const form = { email: names[i % names.length], password: `guess ${i}` }
      assert.equal((await visitor.post('/login', form)).status, 422)
    }
    for (const email of names) {
      assert.equal((await visitor.post('/login', { email, password: PASSWORD })).status, 429)
    }
  })
})

test.group('What an account may be called, and its password', () => {
  const form = () => {
    const handle = uniqueHandle()
    return {
      name: 'Livia',
      handle,
      email: `mail.${handle}@example.com`,
      type: 'member',
      terms: true,
    }
  }
  const refusedFields = async (input: object) => {
    const answer = await new CookieClient().post('/register', input)
    return Object.keys((answer.body as { errors?: object }).errors ?? {})
  }

  test('a name holds no link: {$self}')
    .with(['Win at evil.example', 'https://evil', 'visit evil。com', 'www.evil.zip now'])
    .run(async ({ assert }, name) => {
      const secret = { password: PASSWORD, password_confirmation: PASSWORD }
      assert.deepEqual(await refusedFields({ ...form(), ...secret, name }), ['name'])
    })

  test('a name may have initials', async ({ assert }) => {
    const secret = { password: PASSWORD, password_confirmation: PASSWORD }
    assert.isEmpty(await refusedFields({ ...form(), ...secret, name: 'J. R. R. Conti Jr.' }))
  })

  test('a password names neither the account nor the site', async ({ assert }) => {
    const input = form()
    const [localPart] = input.email.split('@')
    for (const password of [`x-${input.handle.toUpperCase()}-1`, `1${localPart}1`, 'Vesta-2026!']) {
      const secret = { password, password_confirmation: password }
      assert.deepEqual(await refusedFields({ ...input, ...secret }), ['password'])
    }
  })

  test('a password set by a link from the mail doesn’t either', async ({ assert }) => {
    const user = await createUser()
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    const password = `9-${user.handle}-9`
    const visitor = new CookieClient()
    const path = `/reset-password/${token}`
    const answer = await visitor.post(path, { password, password_confirmation: password })
    assert.equal(answer.status, 422)
    const better = 'a-quieter-lantern-7'
    const kept = await visitor.post(path, { password: better, password_confirmation: better })
    assert.equal(kept.status, 200)
  })
})
