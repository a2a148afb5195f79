import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { followUser } from '#app/profiles/following/follow_user'
import { createUser } from '#tests/support/users'

test.group('Profiles', () => {
  test('are public, by handle in any case and by id', async ({ client, assert }) => {
    const user = await createUser()
    const byHandle = await client.get(`/api/profile/${user.handle.toUpperCase()}`)
    byHandle.assertStatus(200)
    const { profile } = byHandle.body()
    assert.sameMembers(Object.keys(profile), [
      'user',
      'stats',
      'markets',
      'is_following',
      'is_self',
    ])
    assert.equal(profile.user.id, user.id)
    assert.notProperty(profile.user, 'email')
    assert.equal(profile.stats[0].id, profile.user.stat_id)
    assert.deepEqual(profile.user.stats, profile.stats)
    assert.deepEqual(profile.markets, [])
    assert.isFalse(profile.is_following)
    assert.isFalse(profile.is_self)

    const byId = await client.get(`/api/profile/user/${user.id}`)
    assert.deepEqual(byId.body(), byHandle.body())
  })

  test('tell the viewer how they stand to it', async ({ client, assert }) => {
    const user = await createUser()
    const fan = await createUser()
    await db.transaction((trx) => followUser({ trx }, fan.id, user.id))

    const own = await client.get(`/api/profile/${user.handle}`).loginAs(user)
    assert.isTrue(own.body().profile.is_self)
    assert.notProperty(own.body().profile.user, 'email')
    const followed = await client.get(`/api/profile/${user.handle}`).loginAs(fan)
    assert.isTrue(followed.body().profile.is_following)
    assert.isFalse(followed.body().profile.is_self)
  })

  test('of nobody are not found', async ({ client }) => {
    for (const path of ['nobody.of.that.name', 'user/999999999', 'user/x', 'a%00b']) {
      const answer = await client.get(`/api/profile/${path}`)
      answer.assertStatus(404)
    }
  })
})
