import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { storeImage } from '#app/media/tests/store_image'
import Image from '#app/media/image'
import { exportTeams } from '#app/teams/account_steps'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { visit } from '#app/teams/tests/visit'
import { createUser } from '#tests/support/users'

const PHOTO = /^\/media\/[0-9a-f]{64}\/original\.jpg$/

const uploaded = (owner: User) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#364' } })
    .jpeg()
    .toBuffer()
    .then((source) => storeImage({ source, owner, purpose: 'avatar', isUsed: false }))

test.group('Photos of teams', () => {
  test('are set and removed by managers, and shown everywhere', async ({ client, assert }) => {
    const [owner, admin] = await Promise.all([createUser(), createUser()])
    const team = await teamOf(owner, { admin })
    const path = `/api/teams/${team.handle}`
    const change = (person: User, photoId: number | null) =>
      ask(client, person)('PATCH', path, { team: { photo_id: photoId } })

    const set = await change(admin, (await uploaded(admin)).id)
    set.assertStatus(200)
    const { photo } = set.body().team
    assert.match(photo, PHOTO)
    const image = await Image.findOrFail((await team.refresh()).photoImageId)
    await image.load('content')
    assert.equal(image.content?.width, image.content?.height)
    const { props } = await visit(client, '/teams/create', owner)
    assert.containsSubset(props.auth.current_team, { photo })
    const { data } = await exportTeams(owner)
    assert.containsSubset(data, { memberships: [{ photo_url: photo }] })

    const kept = await ask(client, admin)('DELETE', `/api/upload/${image.id}`)
    kept.assertStatus(409)
    assert.include(kept.body().message, team.name)

    const renamed = await ask(client, owner)('PATCH', path, { team: { name: 'Villa Nera' } })
    assert.equal(renamed.body().team.photo, photo)
    const removed = await change(owner, null)
    assert.isNull(removed.body().team.photo)
    assert.equal((await image.refresh()).uses, 0)
  })

  test('are refused from people who don’t manage the team, and of somebody else’s pictures', async ({
    client,
    assert,
  }) => {
    const [owner, agent, stranger] = await Promise.all([1, 2, 3].map(() => createUser()))
    const team = await teamOf(owner, { agent })
    const path = `/api/teams/${team.handle}`
    for (const person of [agent, stranger]) {
      const photo = await uploaded(person)
      const answer = await ask(client, person)('PATCH', path, { team: { photo_id: photo.id } })
      answer.assertStatus(403)
      const foreign = await ask(client, owner)('PATCH', path, { team: { photo_id: photo.id } })
      foreign.assertStatus(422)
      assert.properties(foreign.body().errors, ['team.photo_id'])
    }
    assert.isNull((await team.refresh()).photoImageId)
  })

  test('outlive the account of whoever chose them, but not the team', async ({
    client,
    assert,
  }) => {
    const [owner, admin] = await Promise.all([createUser(), createUser()])
    const team = await teamOf(owner, { admin })
    const path = `/api/teams/${team.handle}`
    const { id } = await uploaded(admin)
    ;(await ask(client, admin)('PATCH', path, { team: { photo_id: id } })).assertStatus(200)
    await transaction((trx) => deleteAccount({ user: admin, trx }))
    const { photoImageId } = await team.refresh()
    const image = await Image.findOrFail(photoImageId)
    assert.equal(image.userId, owner.id)

    const gone = await ask(client, owner)(
      'DELETE',
      path,
      { properties: 'owners' },
      { isConfirmed: true }
    )
    gone.assertStatus(200)
    const [row] = await db.from('images').where('id', image.id)
    assert.isNotNull(row.unused_since)
  })
})
