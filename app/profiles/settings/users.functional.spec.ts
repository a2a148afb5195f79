import { test } from '@japa/runner'
import sharp from 'sharp'
import { storeImage } from '#app/media/tests/store_image'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, uniqueHandle } from '#tests/support/users'

test.group('Users', () => {
  test('are shown to whoever is signed in, the address to themselves', async ({
    client,
    assert,
  }) => {
    const user = await createUser({ type: 'designer' })
    const other = await createUser()
    const anonymous = await client.get(`/api/user/${user.id}`)
    anonymous.assertStatus(401)

    const own = await client.get(`/api/user/${user.id}`).loginAs(user)
    own.assertStatus(200)
    const [stats] = own.body().user.stats
    assert.deepEqual(own.body(), {
      user: {
        id: user.id,
        handle: user.handle,
        name: user.name,
        type: 'designer',
        avatar: null,
        is_verified: false,
        email: user.email,
        bio: null,
        stat_id: stats.id,
        stats: [
          {
            id: stats.id,
            headline: null,
            years_experience: null,
            homes_sold: null,
            sales_volume: null,
            languages: [],
            specialties: [],
            awards: [],
            followers_count: 0,
            followings_count: 0,
            properties_count: 0,
            spots_count: 0,
            designs_count: 0,
          },
        ],
        current_team_id: null,
        created_at: user.createdAt.toUTC().toISO(),
      },
    })

    const seen = await client.get(`/api/user/${user.id}`).loginAs(other)
    seen.assertStatus(200)
    assert.notProperty(seen.body().user, 'email')
    const nobody = await client.get('/api/user/999999999').loginAs(other)
    nobody.assertStatus(404)
  })

  test('change what they say of themselves', async ({ client, assert }) => {
    const user = await createUser()
    const handle = `${user.handle}.b`
    const changes = { name: ' Ava Moreau ', bio: 'Two lines\nof it', type: 'realtor', handle }
    const answer = await client
      .post(`/api/user/${user.id}/update`)
      .json({ user: { ...changes, handle: handle.toUpperCase(), email: user.email } })
      .withCsrfToken()
      .loginAs(user)
    answer.assertStatus(200)
    assert.equal(answer.body().status, 'success')
    assert.deepInclude(answer.body().user, { ...changes, name: 'Ava Moreau', email: user.email })

    const partly = await client
      .post(`/api/user/${user.id}/update`)
      .json({ user: { bio: null } })
      .withCsrfToken()
      .loginAs(user)
    assert.deepInclude(partly.body().user, { bio: null, name: 'Ava Moreau', type: 'realtor' })
  })

  test('take a photo and another address there under the rules of the settings', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const path = `/api/user/${user.id}/update`
    const visitor = await signedInVisitor(user)
    const source = await sharp({
      create: { width: 90, height: 60, channels: 3, background: '#846' },
    })
      .jpeg()
      .toBuffer()
    const photo = await storeImage({ source, owner: user, purpose: 'avatar', isUsed: false })
    const email = `${uniqueHandle()}@example.com`
    const mail = nextMailTo(email)
    const answer = await visitor.post(path, { user: { photo_id: photo.id, email } })
    assert.equal(answer.status, 200)
    const { user: changed, ...rest } = answer.body as { user: { avatar: string; email: string } }
    assert.deepEqual(rest, { status: 'success', pending_email: email } as object)
    assert.match(changed.avatar, /^\/media\/[0-9a-f]{64}\/original\.jpg$/)
    assert.equal(changed.email, user.email)
    assert.equal((await visitor.get(linkIn(await mail))).status, 200)
    assert.equal((await user.refresh()).email, email)

    const removed = await visitor.post(path, { user: { photo_id: null } })
    assert.deepInclude((removed.body as { user: object }).user, { avatar: null, email })

    const foreign = await storeImage({
      source,
      owner: await createUser(),
      purpose: 'avatar',
      isUsed: false,
    })
    const refused = await visitor.post(path, { user: { photo_id: foreign.id, bio: 'No' } })
    assert.equal(refused.status, 422)
    assert.include(Object.keys((refused.body as { errors: object }).errors), 'user.photo_id')
    assert.isNull((await user.refresh()).bio)

    const stale = await client
      .post(path)
      .json({ user: { email: `${uniqueHandle()}@example.com`, bio: 'No' } })
      .withCsrfToken()
      .loginAs(user)
    stale.assertStatus(423)
    assert.isNull((await user.refresh()).bio)
  })

  test('refuses {field}: {$i}')
    .with([
      { field: 'user.type', changes: { type: 'staff' } },
      { field: 'user.handle', changes: { handle: 'admin' } },
      { field: 'user.name', changes: { name: 'x'.repeat(81) } },
      { field: 'user.bio', changes: { bio: 'a\u0007b' } },
      { field: 'user.email', changes: { email: 'nobody' } },
      { field: 'user.photo_id', changes: { photo_id: 999_999_999 } },
    ])
    .run(async ({ client, assert }, { field, changes }) => {
      const user = await createUser()
      const answer = await client
        .post(`/api/user/${user.id}/update`)
        .json({ user: changes })
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(422)
      assert.properties(answer.body().errors, [field])
      const { handle, type, name, bio } = user
      assert.deepInclude((await user.refresh()).$attributes, { handle, type, name, bio })
    })

  test('cannot take somebody’s handle, nor change somebody else', async ({ client, assert }) => {
    const user = await createUser()
    const other = await createUser()
    const taken = await client
      .post(`/api/user/${user.id}/update`)
      .json({ user: { handle: other.handle } })
      .withCsrfToken()
      .loginAs(user)
    taken.assertStatus(422)
    taken.assertBodyContains({ errors: { 'user.handle': ['That handle is taken.'] } })

    const path = `/api/user/${other.id}/update`
    const foreign = await client
      .post(path)
      .json({ user: { name: 'Mine now' } })
      .withCsrfToken()
      .loginAs(user)
    foreign.assertStatus(403)
    const anonymous = await client
      .post(path)
      .json({ user: { name: 'Mine' } })
      .withCsrfToken()
    anonymous.assertStatus(401)
    assert.equal((await other.refresh()).name, 'Livia Conti')
  })

  test('staff stay staff', async ({ client, assert }) => {
    const staff = await createUser({ type: 'staff' })
    await client
      .post(`/api/user/${staff.id}/update`)
      .json({ user: { type: 'member' } })
      .withCsrfToken()
      .loginAs(staff)
    assert.equal((await staff.refresh()).type, 'staff')
  })
})
