import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { createUser } from '#tests/support/users'

function makePlace() {
  return {
    name: `Haven ${randomUUID().slice(0, 8)}`,
    city: 'Haven',
    state: 'Liguria',
    country: 'Italy',
    country_code: 'IT',
    latitude: 44.3032,
    longitude: 9.2098,
  }
}

test.group('Joining a market', () => {
  test('makes the market of a place that has none', async ({ client, assert }) => {
    const user = await createUser()
    const place = makePlace()
    const response = await client
      .post('/api/markets')
      .json({ market: place })
      .withCsrfToken()
      .loginAs(user)
    response.assertStatus(201)
    const { status, market, markets } = response.body()
    assert.equal(status, 'success')
    assert.deepEqual(market, {
      id: market.id,
      ...place,
      slug: place.name.toLowerCase().replace(' ', '-'),
      radius_km: 25,
      members_count: 1,
      is_member: true,
    })
    assert.deepEqual(markets, [market])
  })

  test('joins the one that is there, by id or by the same place', async ({ client, assert }) => {
    const [first, second, third] = await Promise.all([createUser(), createUser(), createUser()])
    const place = makePlace()
    const join = async (user: User, market: object) => {
      const response = await client
        .post('/api/markets')
        .json({ market })
        .withCsrfToken()
        .loginAs(user)
      return response.body().market
    }
    const { id } = await join(first, place)
    const byId = await join(second, { id })
    const byPlace = await join(third, { ...place, name: place.name.toUpperCase() })
    assert.include(byId, { id, members_count: 2 })
    assert.include(byPlace, { id, members_count: 3, name: place.name })
  })

  test('twice is the same as once', async ({ client, assert }) => {
    const user = await createUser()
    const place = makePlace()
    for (const attempt of [1, 2]) {
      const response = await client
        .post('/api/markets')
        .json({ market: place })
        .withCsrfToken()
        .loginAs(user)
      response.assertStatus(201)
      assert.equal(response.body().market.members_count, 1, `attempt ${attempt}`)
    }
  })

  test('makes one market of many at the same instant', async ({ client, assert }) => {
    const users = await Promise.all(Array.from({ length: 8 }, () => createUser()))
    const place = makePlace()
    const responses = await Promise.all(
      users.map((user) =>
        client.post('/api/markets').json({ market: place }).withCsrfToken().loginAs(user)
      )
    )
    for (const response of responses) response.assertStatus(201)
    assert.equal(new Set(responses.map((response) => response.body().market.id)).size, 1)
    const market = await db.from('markets').where('name', place.name).firstOrFail()
    assert.equal(market.members_count, users.length)
  })

  test('refuses {title}')
    .with([
      { title: 'nothing', body: {}, field: 'market', status: 422 },
      {
        title: 'an id that is none',
        body: { market: { id: 'x' } },
        field: 'market.id',
        status: 422,
      },
      {
        title: 'a place at no point',
        body: { market: { ...makePlace(), latitude: 91 } },
        field: 'market.latitude',
        status: 422,
      },
      {
        title: 'a name of dots',
        body: { market: { ...makePlace(), name: '. . .' } },
        field: 'market.name',
        status: 422,
      },
      {
        title: 'a country of three letters',
        body: { market: { ...makePlace(), country_code: 'ITA' } },
        field: 'market.country_code',
        status: 422,
      },
    ])
    .run(async ({ client, assert }, { body, field, status }) => {
      const user = await createUser()
      const response = await client.post('/api/markets').json(body).withCsrfToken().loginAs(user)
      response.assertStatus(status)
      assert.include(Object.keys(response.body().errors), field)
    })

  test('does not find a market that is not there', async ({ client }) => {
    const user = await createUser()
    const response = await client
      .post('/api/markets')
      .json({ market: { id: 2 ** 31 - 1 } })
      .withCsrfToken()
      .loginAs(user)
    response.assertStatus(404)
  })
})

test.group('Leaving a market', () => {
  test('takes oneself out, as often as one likes', async ({ client, assert }) => {
    const user = await createUser()
    const place = makePlace()
    const joined = await client
      .post('/api/markets')
      .json({ market: place })
      .withCsrfToken()
      .loginAs(user)
    const { id } = joined.body().market
    for (const attempt of [1, 2]) {
      const left = await client
        .post(`/api/markets/${id}/user/${user.id}/detach`)
        .withCsrfToken()
        .loginAs(user)
      left.assertStatus(200)
      left.assertBody({ status: 'success', markets: [] })
      const market = await db.from('markets').where({ id }).firstOrFail()
      assert.equal(market.members_count, 0, `attempt ${attempt}`)
    }
  })

  test('takes nobody else out', async ({ client, assert }) => {
    const [member, other] = await Promise.all([createUser(), createUser()])
    const joined = await client
      .post('/api/markets')
      .json({ market: makePlace() })
      .withCsrfToken()
      .loginAs(member)
    const { id } = joined.body().market
    const response = await client
      .post(`/api/markets/${id}/user/${member.id}/detach`)
      .withCsrfToken()
      .loginAs(other)
    response.assertStatus(403)
    assert.isNotNull(
      await db.from('market_members').where({ market_id: id, user_id: member.id }).first()
    )
  })

  test('does not find {0}')
    .with([
      '/api/markets/2000000000/user/me/detach',
      '/api/markets/x/user/me/detach',
      '/api/markets/99999999999/user/me/detach',
    ])
    .run(async ({ client }, path) => {
      const user = await createUser()
      const response = await client
        .post(path.replace('me', String(user.id)))
        .withCsrfToken()
        .loginAs(user)
      response.assertStatus(404)
    })
})

test.group('Markets', () => {
  test('are found by their name, and tell whether the viewer is a member', async ({
    client,
    assert,
  }) => {
    const [member, viewer] = await Promise.all([createUser(), createUser()])
    const place = makePlace()
    await client.post('/api/markets').json({ market: place }).withCsrfToken().loginAs(member)
    for (const [user, isMember] of [[member, true] as const, [viewer, false] as const]) {
      const found = await client
        .get('/api/markets')
        .qs({ q: place.name.toLowerCase() })
        .loginAs(user)
      assert.include(found.body().markets[0], { name: place.name, is_member: isMember })
    }
    const none = await client.get('/api/markets').qs({ q: '%' }).loginAs(viewer)
    none.assertBody({ markets: [] })
  })

  test('of somebody are told to anybody signed in', async ({ client, assert }) => {
    const [member, viewer] = await Promise.all([createUser(), createUser()])
    const place = makePlace()
    await client.post('/api/markets').json({ market: place }).withCsrfToken().loginAs(member)
    const response = await client.get(`/api/markets/user/${member.id}`).loginAs(viewer)
    response.assertStatus(200)
    assert.lengthOf(response.body().markets, 1)
    assert.include(response.body().markets[0], { name: place.name, is_member: false })
    const nobody = await client.get('/api/markets/user/999999999').loginAs(viewer)
    nobody.assertStatus(404)
  })

  test('count one less when an account is deleted', async ({ client, assert }) => {
    const member = await createUser()
    const place = makePlace()
    await client.post('/api/markets').json({ market: place }).withCsrfToken().loginAs(member)
    await member.delete()
    const market = await db.from('markets').where('name', place.name).firstOrFail()
    assert.equal(market.members_count, 0)
  })

  test('are for people who are signed in with a verified address', async ({ client }) => {
    const unverified = await createUser({ verified: false })
    for (const path of ['/api/markets', '/api/markets/user/1']) {
      const anonymous = await client.get(path)
      anonymous.assertStatus(401)
      const refused = await client.get(path).loginAs(unverified)
      refused.assertStatus(403)
    }
    const write = await client.post('/api/markets').json({ market: makePlace() }).withCsrfToken()
    write.assertStatus(401)
  })
})
