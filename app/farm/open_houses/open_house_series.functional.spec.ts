import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { Data } from '#data'
import { createPublished } from '#app/properties/tests/property_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'
import { someEmail } from '#app/farm/tests/open_house_factory'

type House = Data.Farm.OpenHouses.OpenHouse

/** Ten to noon in Rome on four days from next week on, with a colleague as second host. */
async function series(client: ApiClient) {
  const [realtor, host] = [
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
  ]
  await teamOf(realtor, { agent: host })
  const listing = await createPublished(realtor)
  const day = DateTime.now().setZone('Europe/Rome').plus({ weeks: 1 }).toFormat('yyyy-MM-dd')
  const scheduled = await client
    .post('/api/open-houses')
    .json({
      open_house: {
        property_slug: listing.slug,
        starts_at: `${day}T10:00`,
        ends_at: `${day}T12:00`,
        hosts: [realtor.id, host.id],
        repeat: { every: 'day', count: 4 },
      },
    })
    .withCsrfToken()
    .loginAs(realtor)
  scheduled.assertStatus(201)
  const houses: House[] = scheduled.body().open_houses
  const change = (id: number, body: object, later: boolean, user: User = realtor) =>
    client
      .patch(`/api/open-houses/${id}${later ? '?series=1' : ''}`)
      .json({ open_house: body })
      .withCsrfToken()
      .loginAs(user)
  const register = async (house: House) => {
    const email = someEmail()
    const body = { name: 'Noah Berg', email, consent: false }
    const answer = await client
      .post(`/open-houses/${house.slug}/register`)
      .json(body)
      .accept('json')
      .withCsrfToken()
    answer.assertStatus(201)
    return email
  }
  const starts = async () => {
    const { open_houses: page } = (
      await client.get('/api/open-houses?per_page=50').loginAs(realtor)
    ).body()
    const found: House[] = page.data
    return found.map((house) =>
      DateTime.fromISO(house.starts_at, { zone: 'Europe/Rome' }).toFormat('yyyy-MM-dd HH:mm')
    )
  }
  const noticesOf = (user: User) =>
    db.from('notifications').where({ user_id: user.id, kind: 'open_house_change' })
  const on = (days: number, time: string) =>
    `${DateTime.fromISO(day).plus({ days }).toFormat('yyyy-MM-dd')}T${time}`
  return { realtor, host, houses, change, register, starts, noticesOf, on }
}

test.group('A series of open houses', () => {
  test('moves from one on, each by as many days and to the same hours', async ({
    client,
    assert,
  }) => {
    const { realtor, host, houses, change, register, starts, noticesOf, on } = await series(client)
    const [before, after] = [await register(houses[0]), await register(houses[3])]
    const told = nextMailTo(after, /New time/)
    const move = { starts_at: on(2, '15:30'), ends_at: on(2, '17:00'), capacity: 8 }
    const moved = await change(houses[1].id, move, true)
    moved.assertStatus(200)
    await told
    assert.deepEqual(await starts(), [
      on(0, '10:00').replace('T', ' '),
      on(2, '15:30').replace('T', ' '),
      on(3, '15:30').replace('T', ' '),
      on(4, '15:30').replace('T', ' '),
    ])
    const again = await change(houses[1].id, move, true)
    again.assertStatus(200)
    const mails = await db
      .from('open_house_mails as m')
      .join('open_house_visitors as v', 'v.id', 'm.visitor_id')
      .whereIn('v.email', [before, after])
      .whereLike('m.kind', 'changed:%')
      .select('v.email')
    assert.deepEqual(mails, [{ email: after }], 'once, and only who is concerned')
    const notices = await noticesOf(host)
    assert.lengthOf(notices, 1)
    assert.containsSubset(notices[0].words, { change: 'moved', later: '2' })
    assert.isEmpty(await noticesOf(realtor), 'not of their own doing')
  })

  test('changes one alone', async ({ client, assert }) => {
    const { houses, change, starts, on, host, noticesOf } = await series(client)
    ;(await change(houses[1].id, { notes: 'Ring twice.' }, false)).assertStatus(200)
    assert.isEmpty(await noticesOf(host), 'notes are no news')
    ;(await change(houses[1].id, { starts_at: on(1, '08:00') }, false)).assertStatus(200)
    const times = await starts()
    assert.equal(times[1], on(1, '08:00').replace('T', ' '))
    assert.equal(times[2], on(2, '10:00').replace('T', ' '))
    assert.lengthOf(await noticesOf(host), 1)
  })

  test('is canceled with a word to its hosts', async ({ client, assert }) => {
    const { realtor, host, houses, noticesOf } = await series(client)
    const cancel = () =>
      client.delete(`/api/open-houses/${houses[2].id}?series=1`).withCsrfToken().loginAs(realtor)
    const answers = await Promise.all([cancel(), cancel()])
    for (const answer of answers) answer.assertStatus(200)
    const notices = await noticesOf(host)
    assert.lengthOf(notices, 1)
    assert.containsSubset(notices[0].words, { change: 'cancelled', later: '1' })
  })

  test('is nobody else’s', async ({ client, assert }) => {
    const { houses, change, starts, host } = await series(client)
    const stranger = await createUser({ type: 'realtor' })
    const times = await starts()
    const [{ id }] = houses
    for (const later of [true, false]) {
      const cancel = (user: User) =>
        client
          .delete(`/api/open-houses/${id}${later ? '?series=1' : ''}`)
          .withCsrfToken()
          .loginAs(user)
      for (const body of [{ starts_at: times[1] }, { capacity: 1 }]) {
        ;(await change(id, body, later, stranger)).assertStatus(404)
        const asHost = await change(id, body, later, host)
        asHost.assertStatus(403)
      }
      ;(await cancel(stranger)).assertStatus(404)
      ;(await cancel(host)).assertStatus(403)
    }
    assert.deepEqual(await starts(), times)
    const rows = await db.from('open_houses').whereIn(
      'id',
      houses.map((house) => house.id)
    )
    for (const row of rows) assert.containsSubset(row, { capacity: null, cancelled_at: null })
  })
})
