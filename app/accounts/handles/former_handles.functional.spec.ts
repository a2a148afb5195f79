import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { violatedUnique } from '#app/common/database/violated_unique'
import type User from '#app/accounts/user'
import { createUser, uniqueHandle } from '#tests/support/users'

const change = (client: ApiClient, user: User, handle: string) =>
  client
    .post(`/api/user/${user.id}/update`)
    .json({ user: { handle } })
    .withCsrfToken()
    .loginAs(user)

const check = (client: ApiClient, user: User, handle: string) =>
  client.post(`/api/user/${user.id}/check-handle`).json({ handle }).withCsrfToken().loginAs(user)

async function moved(client: ApiClient) {
  const user = await createUser()
  const before = user.handle
  const answer = await change(client, user, uniqueHandle())
  answer.assertStatus(200)
  return { user: await user.refresh(), before }
}

const expire = (handle: string) =>
  db
    .from('former_handles')
    .where({ handle })
    .update({ expires_at: db.raw(`now() - interval '1 second'`) })

test.group('A handle that was given up', () => {
  test('leads to the new one, pages and calls alike', async ({ client }) => {
    const { user, before } = await moved(client)
    for (const [old, present] of [
      [`/@${before}`, `/@${user.handle}`],
      [`/@${before.toUpperCase()}?tab=designs`, `/@${user.handle}?tab=designs`],
      [`/@${before}/followers`, `/@${user.handle}/followers`],
      [`/api/profile/${before}`, `/api/profile/${user.handle}`],
    ]) {
      const answer = await client.get(old).redirects(0)
      answer.assertStatus(302)
      answer.assertHeader('location', present)
    }
    const profile = await client.get(`/api/profile/${before}`)
    profile.assertBodyContains({ profile: { user: { id: user.id, handle: user.handle } } })
  })

  test('can’t be taken by somebody else for 30 days', async ({ client, assert }) => {
    const { user, before } = await moved(client)
    const other = await createUser()
    const unavailable = await check(client, other, before)
    unavailable.assertStatus(422)
    const taken = await change(client, other, before)
    taken.assertStatus(422)
    taken.assertBodyContains({ errors: { 'user.handle': ['That handle is taken.'] } })
    const refusal: unknown = await createUser({
      handle: before,
      email: `${uniqueHandle()}@example.com`,
    }).catch((error: unknown) => error)
    assert.equal(violatedUnique(refusal), 'users_handle_unique')

    const { expires_at: expires } = await db
      .from('former_handles')
      .where({ handle: before, user_id: user.id })
      .firstOrFail()
    assert.approximately(expires.getTime() - Date.now(), 30 * 86_400_000, 60_000)
    await expire(before)
    const gone = await client.get(`/@${before}`).redirects(0)
    gone.assertStatus(404)
    const available = await check(client, other, before)
    available.assertBody({ status: 'available' })
    const free = await change(client, other, before)
    free.assertStatus(200)
  })

  test('may be taken back by its owner', async ({ client, assert }) => {
    const { user, before } = await moved(client)
    const between = user.handle
    const available = await check(client, user, before)
    available.assertBody({ status: 'available' })
    const back = await change(client, user, before)
    back.assertStatus(200)
    const shown = await client.get(`/@${before}`).redirects(0)
    shown.assertStatus(200)
    const answer = await client.get(`/@${between}`).redirects(0)
    answer.assertHeader('location', `/@${before}`)
    assert.isNull(await db.from('former_handles').where({ handle: before }).first())
  })

  test('goes with the account', async ({ client, assert }) => {
    const { user, before } = await moved(client)
    await user.delete()
    assert.isNull(await db.from('former_handles').where({ handle: before }).first())
  })

  test('is refused to somebody who asks in the same instant, too', async ({ client, assert }) => {
    const user = await createUser()
    const others = await Promise.all(Array.from({ length: 4 }, () => createUser()))
    const wanted = user.handle
    const answers = await Promise.all([
      change(client, user, uniqueHandle()),
      ...others.map((other) => change(client, other, wanted)),
    ])
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 422, 422, 422, 422]
    )
  })
})
