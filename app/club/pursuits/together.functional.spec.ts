import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { runAccountDeletionSteps } from '#app/accounts/deletion/deletion_steps'
import { exportPursuits } from '#app/club/pursuits/find_pursuits'
import { boardOf, createHomes, placesOf, pursue, share } from '#app/club/pursuits/pursuit_factory'
import { transaction } from '#app/kernel/database/transaction'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

const people = (...names: string[]) => Promise.all(names.map((name) => createUser({ name })))

const INVITATIONS = '/api/pursuit-invitations'

test.group('Two people on one board of pursuits', () => {
  test('two notes at once: the second is told, and nothing is lost', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const [home] = await createHomes(1)
    const id = await pursue(noah, home)
    await share(noah, mila)
    const write = (user: User, note: string, seen: string | null, status: number) =>
      caller(client, user)(
        'patch',
        `/api/pursuits/${id}`,
        { pursuit: { note }, seen: { note: seen } },
        status
      )
    const both = await Promise.all(
      [noah, mila].map((user) =>
        client
          .patch(`/api/pursuits/${id}`)
          .header('accept', 'application/json')
          .json({ pursuit: { note: `By ${user.name}` }, seen: { note: null } })
          .withCsrfToken()
          .loginAs(user)
      )
    )
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [200, 409]
    )
    const [{ note }] = await boardOf(client, mila)
    await write(mila, 'Over it', 'something older', 409)
    await write(mila, `${note}, and more`, note, 200)
    await caller(client, noah)('patch', `/api/pursuits/${id}`, { stage: 'visited' }, 200)
    assert.containsSubset(await boardOf(client, noah), [{ note: `${note}, and more` }])
  })

  test('both add, move and leave at once, and no board is broken', async ({ client, assert }) => {
    const [noah, mila] = await people('Noah', 'Mila')
    const homes = await createHomes(6)
    await share(noah, mila)
    const send = (user: User, index: number) =>
      client
        .post('/api/pursuits')
        .header('accept', 'application/json')
        .json({ property_slug: homes[index].slug, stage: 'watching' })
        .withCsrfToken()
        .loginAs(user)
    const leave = client.delete('/api/pursuit-sharing').withCsrfToken().loginAs(mila)
    const answers = await Promise.all([
      ...[0, 1, 2].flatMap((index) => [send(noah, index), send(mila, index)]),
      leave,
      ...[3, 4, 5].flatMap((index) => [send(noah, index), send(mila, index)]),
    ])
    for (const answer of answers) assert.isBelow(answer.status(), 300)
    for (const user of [noah, mila]) {
      assert.deepEqual(await placesOf(user), { watching: [0, 1, 2, 3, 4, 5] })
    }
  })

  test('a block ends it, and invitations', async ({ client, assert }) => {
    const [noah, mila, ava] = await people('Noah', 'Mila', 'Ava')
    const [home] = await createHomes(1)
    await pursue(noah, home)
    await share(noah, mila)
    await transaction((trx) => blockUser({ user: mila, trx }, noah.id))
    for (const user of [noah, mila]) {
      const { partner, pursuits } = await caller(client, user)('get', '/api/pursuits', null, 200)
      assert.isNull(partner)
      assert.lengthOf(pursuits.data, 1)
    }
    await caller(client, noah)('post', INVITATIONS, { handle: mila.handle }, 422)
    await caller(client, noah)('post', INVITATIONS, { email: ava.email }, 201)
    await transaction((trx) => blockUser({ user: ava, trx }, noah.id))
    const { invitations } = await caller(client, ava)('get', INVITATIONS, null, 200)
    assert.isEmpty(invitations)
    assert.isNull((await caller(client, noah)('get', '/api/pursuits', null, 200)).invitation)
  })

  test('an account that is deleted leaves the board to the other', async ({ client, assert }) => {
    const [noah, mila, ava] = await people('Noah', 'Mila', 'Ava')
    const [home] = await createHomes(1)
    const id = await pursue(noah, home)
    await pursue(ava, home)
    await share(noah, mila)
    await caller(client, noah)('patch', `/api/pursuits/${id}`, { note: 'Near the sea' }, 200)
    const exported = await exportPursuits(noah)
    assert.containsSubset(exported.data, {
      homes: [{ slug: home.slug, note: 'Near the sea', stage: 'watching' }],
      shared_with: mila.handle,
    })
    assert.containsSubset((await exportPursuits(mila)).data, {
      homes: [{ slug: home.slug, note: null, note_by: noah.handle }],
    })
    const boards = () => db.from('pursuit_boards').count('* as count').first()
    const before = Number((await boards()).count)
    for (const user of [noah, ava]) {
      await transaction((trx) => runAccountDeletionSteps(user, trx))
      await user.delete()
    }
    assert.equal(Number((await boards()).count), before - 1)
    assert.containsSubset(await boardOf(client, mila), [{ note: 'Near the sea', note_by: null }])
  })
})
