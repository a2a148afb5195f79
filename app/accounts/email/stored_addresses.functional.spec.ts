import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import WriteEmailsAlike from '#database/migrations/0283_write_emails_alike'
import type User from '#app/accounts/user'
import { createUser, uniqueHandle } from '#tests/support/users'

const FILE = 'database/migrations/0283_write_emails_alike'

async function keptAs(email: string): Promise<User> {
  const user = await createUser()
  await db.from('users').where('id', user.id).update({ email })
  return user
}

async function migrate(): Promise<void> {
  const migration = new WriteEmailsAlike(db.connection(), FILE, false)
  await migration.execUp()
}

async function emailOf(user: User): Promise<string> {
  return (await user.refresh()).email
}

test.group('Stored addresses of accounts', () => {
  test('become the form that sign-in looks for, again without harm', async ({ assert }) => {
    const name = uniqueHandle()
    const encoded = await keptAs(`${name}a@xn--bcher-kva.example`)
    const wide = await keptAs(`${name}b@ｂücher.example`)
    const apart = await keptAs(`${name}c@bu\u0308cher.example`)
    const right = await keptAs(`${name}d@bücher.example`)
    const plain = await keptAs(`${name}e@example.com`)
    const expected = ['a', 'b', 'c', 'd'].map((one) => `${name}${one}@bücher.example`)
    for (let run = 0; run < 2; run++) {
      await migrate()
      const kept = await Promise.all([encoded, wide, apart, right].map(emailOf))
      assert.deepEqual(kept, expected)
      assert.equal(await emailOf(plain), `${name}e@example.com`)
    }
  })

  test('are never in capitals', async ({ assert }) => {
    await assert.rejects(
      () => keptAs(`${uniqueHandle()}@XN--BCHER-KVA.example`),
      /users_email_lower/
    )
  })

  test('stay as they are where another account has that form', async ({ assert }) => {
    const name = uniqueHandle()
    const [encoded, letters] = [`${name}@xn--bcher-kva.example`, `${name}@bücher.example`]
    const second = await keptAs(encoded)
    const first = await keptAs(letters)
    await migrate()
    assert.equal(await emailOf(second), encoded)
    assert.equal(await emailOf(first), letters)
  })

  test('of two that would become the same, one does', async ({ assert }) => {
    const name = uniqueHandle()
    const [encoded, apart] = [`${name}@xn--bcher-kva.example`, `${name}@bu\u0308cher.example`]
    const both = [await keptAs(encoded), await keptAs(apart)]
    await migrate()
    const kept = await Promise.all(both.map(emailOf))
    assert.lengthOf(new Set(kept), 2)
    assert.include(kept, `${name}@bücher.example`)
  })
})
