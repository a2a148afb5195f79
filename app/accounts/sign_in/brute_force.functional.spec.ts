import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import type { AttemptLimits } from '#app/common/rate_limits/attempts'
import { issuePasswordReset } from '#app/accounts/passwords/change_password'
import type User from '#app/accounts/user'
import {
  PASSWORD_RESET_LIMITS,
  PASSWORD_RESET_REQUEST_LIMITS,
  SIGN_IN_LIMITS,
  TWO_FACTOR_LIMITS,
} from '#app/accounts/account_limits'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import { transaction } from '#app/kernel/database/transaction'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser, PASSWORD } from '#tests/support/users'

const NEW = { password: 'a-quieter-lantern-7', password_confirmation: 'a-quieter-lantern-7' }
const ADDRESS_KEY = 'ip:127.0.0.1'

/** Uses up this address's limit. @returns the cleanup function */
async function exhaustAddress({ name, address }: AttemptLimits) {
  const counter = limiter.use({ requests: address.requests, duration: address.every })
  await counter.set(`${name}:${ADDRESS_KEY}`, address.requests, address.every)
  return async () => void (await counter.delete(`${name}:${ADDRESS_KEY}`))
}

async function withSecondFactor(): Promise<User> {
  const user = await createUser()
  await TwoFactor.create({
    userId: user.id,
    secret: 'JBSWY3DPEHPK3PXP',
    recoveryCodes: ['abcde-fghjk'],
    confirmedAt: DateTime.now(),
    lastStep: 0,
  })
  return user
}

async function afterPassword(user: User): Promise<CookieClient> {
  const visitor = new CookieClient()
  await visitor.post('/login', { email: user.email, password: PASSWORD })
  return visitor
}

test.group('Brute force', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('at one account’s password stops, however many addresses guess', async ({
    assert,
    cleanup,
  }) => {
    const before = env.get('TRUST_PROXY')
    env.set('TRUST_PROXY', '1')
    cleanup(() => env.set('TRUST_PROXY', before ?? '0'))
    const user = await createUser()
    const visitor = new CookieClient()
    const { requests } = SIGN_IN_LIMITS.account!
    for (let guess = 0; guess < requests; guess++) {
      const from = { 'x-forwarded-for': `198.51.${guess}.7` }
      const form = { email: user.email, password: `guess ${guess}` }
      assert.equal((await visitor.post('/login', form, from)).status, 422)
    }
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const right = { email: user.email, password: PASSWORD }
    assert.equal((await visitor.post('/login', right, from)).status, 429)
  })

  test('at one account’s codes stops, however often the password is shown', async ({ assert }) => {
    const user = await withSecondFactor()
    const each = 4
    for (let guess = 0; guess < TWO_FACTOR_LIMITS.account!.requests; guess += each) {
      const visitor = await afterPassword(user)
      for (let wrong = 0; wrong < each; wrong++) {
        const answer = await visitor.post('/two-factor-challenge', { recovery_code: 'wrong' })
        assert.equal(answer.status, 422)
      }
    }
    const visitor = await afterPassword(user)
    const right = await visitor.post('/two-factor-challenge', { recovery_code: 'abcde-fghjk' })
    assert.equal(right.status, 429)
  })

  test('at codes stops for an address that tries many accounts', async ({ assert, cleanup }) => {
    const visitor = await afterPassword(await withSecondFactor())
    cleanup(await exhaustAddress(TWO_FACTOR_LIMITS))
    const right = await visitor.post('/two-factor-challenge', { recovery_code: 'abcde-fghjk' })
    assert.equal(right.status, 429)
  })

  test('with a link for a new password stops', async ({ assert }) => {
    const user = await createUser()
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    const visitor = new CookieClient()
    for (let tried = 0; tried < PASSWORD_RESET_LIMITS.account!.requests; tried++) {
      assert.equal((await visitor.post(`/reset-password/${token}`)).status, 422)
    }
    assert.equal((await visitor.post(`/reset-password/${token}`, NEW)).status, 429)
  })

  test('at links for new passwords stops for an address, and so do requests for links', async ({
    assert,
    cleanup,
  }) => {
    const user = await createUser()
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    cleanup(await exhaustAddress(PASSWORD_RESET_LIMITS))
    cleanup(await exhaustAddress(PASSWORD_RESET_REQUEST_LIMITS))
    const visitor = new CookieClient()
    assert.equal((await visitor.post(`/reset-password/${token}`, NEW)).status, 429)
    assert.equal((await visitor.post('/forgot-password', { email: user.email })).status, 429)
  })
})

test.group('A forgotten password', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('is no way around the second factor', async ({ assert }) => {
    const user = await withSecondFactor()
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    const visitor = new CookieClient()
    assert.equal((await visitor.post(`/reset-password/${token}`, NEW)).status, 200)
    const answer = await visitor.post('/login', { email: user.email, password: NEW.password })
    assert.deepInclude(answer.body, { status: 'two_factor' })
  })
})
