import { test } from '@japa/runner'
import type { Session } from '@adonisjs/session'
import {
  isPasswordConfirmed,
  rememberPasswordConfirmation,
} from '#app/accounts/passwords/password_confirmation'

test.group('Password confirmation', () => {
  test('holds for three hours', ({ assert }) => {
    const values = new Map<string, unknown>()
    const session = {
      put: (key: string, value: unknown) => values.set(key, value),
      get: (key: string, fallback: unknown) => values.get(key) ?? fallback,
    } as unknown as Session
    assert.isFalse(isPasswordConfirmed(session))

    const now = Date.now()
    rememberPasswordConfirmation(session)
    assert.isTrue(isPasswordConfirmed(session, now + 2.99 * 3_600_000))
    assert.isFalse(isPasswordConfirmed(session, now + 3.01 * 3_600_000))
  })
})
