import { test } from '@japa/runner'
import { createUser } from '#tests/support/users'

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
      .json({ user: { ...changes, handle: handle.toUpperCase(), email: 'other@example.com' } })
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

  test('refuses {field}: {$i}')
    .with([
      { field: 'user.type', changes: { type: 'staff' } },
      { field: 'user.handle', changes: { handle: 'admin' } },
      { field: 'user.name', changes: { name: 'x'.repeat(81) } },
      { field: 'user.bio', changes: { bio: 'a\u0007b' } },
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
