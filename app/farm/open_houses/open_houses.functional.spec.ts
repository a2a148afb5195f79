// Long because: what hosts do with an open house shares one kind of listing and clock.
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { createOpenHouse, openHouseToVisit } from '#app/farm/tests/open_house_factory'
import OpenHouse from '#app/farm/open_houses/open_house'
import Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { createPublicSpot } from '#app/spots/tests/spot_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

/** On the clock of the home, in some weeks. */
const localDay = (weeks: number) =>
  DateTime.now().setZone('Europe/Rome').plus({ weeks }).toFormat('yyyy-MM-dd')

test.group('Open houses', () => {
  test('are scheduled on the clock of the home, once per key', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const listing = await createPublished(realtor)
    const day = localDay(2)
    const body = {
      open_house: {
        property_slug: listing.slug,
        starts_at: `${day}T14:00`,
        ends_at: `${day}T16:00`,
        capacity: 12,
        notes: 'Ring twice.',
      },
    }
    const schedule = () =>
      client
        .post('/api/open-houses')
        .header('Idempotency-Key', `schedule-${listing.id}`)
        .json(body)
        .withCsrfToken()
        .loginAs(realtor)
    const first = await schedule()
    first.assertStatus(201)
    const { open_house: made } = first.body()
    const start = DateTime.fromISO(`${day}T14:00`, { zone: 'Europe/Rome' })
    assert.equal(made.starts_at, start.toUTC().toISO())
    assert.containsSubset(made, {
      timezone: 'Europe/Rome',
      capacity: 12,
      notes: 'Ring twice.',
      status: 'scheduled',
      registrations_count: 0,
      visitors_count: 0,
      property: { slug: listing.slug },
      hosts: [{ id: realtor.id }],
    })
    assert.equal((await schedule()).body().open_house.id, made.id)
    const list = await client.get('/api/open-houses').loginAs(realtor)
    assert.deepEqual(
      list.body().open_houses.data.map(({ id }: { id: number }) => id),
      [made.id]
    )
    const page = await pageProps(client, '/farm/open-houses', realtor)
    assert.lengthOf(page.open_houses, 1)
  })

  test('name their home in any way that calls answer it, and keep its clock', async ({
    client,
    assert,
  }) => {
    const realtor = await createUser({ type: 'realtor' })
    const { id, slug } = await createPublished(realtor)
    const day = localDay(3)
    const schedule = (given: object) =>
      client
        .post('/api/open-houses')
        .json({ open_house: { starts_at: `${day}T14:00`, ends_at: `${day}T16:00`, ...given } })
        .withCsrfToken()
        .loginAs(realtor)
    for (const property of [slug, id, { id }, { slug }, { id, slug, name: 'Any' }]) {
      const answer = await schedule({ property, timezone: 'Europe/Rome' })
      answer.assertStatus(201)
      assert.equal(answer.body().open_house.property.slug, slug)
    }
    for (const property of ['', {}, [], true]) {
      const refused = await schedule({ property })
      assert.equal(refused.status(), 422, JSON.stringify(property))
    }
    ;(await schedule({ property: 999_999_999 })).assertStatus(404)
    ;(await schedule({ property: `${slug}-not` })).assertStatus(404)
    const foreign = await createDraft(await createUser({ type: 'realtor' }))
    ;(await schedule({ property: foreign.id })).assertStatus(404)

    const elsewhere = await schedule({ property: slug, timezone: 'America/New_York' })
    elsewhere.assertStatus(422)
    const sentence = 'An open house keeps its home’s time zone, Europe/Rome. Send that one or none.'
    assert.deepEqual(elsewhere.body().errors, { 'open_house.timezone': [sentence] })

    const { open_house: made } = (await schedule({ property: slug })).body()
    const change = (given: object) =>
      client
        .patch(`/api/open-houses/${made.id}`)
        .json({ open_house: given })
        .withCsrfToken()
        .loginAs(realtor)
    const sentBack = await change({ ...made, notes: 'Ring twice.' })
    sentBack.assertStatus(200)
    assert.deepEqual(sentBack.body().open_house, { ...made, notes: 'Ring twice.' })
    ;(await change({ timezone: 'America/New_York' })).assertStatus(422)
  })

  test('keep their hours across a change of clocks', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const listing = await createPublished(realtor)
    const sunday = lastSundayBeforeClocksChange()
    const answer = await client
      .post('/api/open-houses')
      .json({
        open_house: {
          property_id: listing.id,
          starts_at: `${sunday.toFormat('yyyy-MM-dd')}T11:00`,
          ends_at: `${sunday.toFormat('yyyy-MM-dd')}T12:30`,
          repeat: { every: 'week', count: 3 },
        },
      })
      .withCsrfToken()
      .loginAs(realtor)
    answer.assertStatus(201)
    const starts = answer
      .body()
      .open_houses.map(({ starts_at: at }: { starts_at: string }) =>
        DateTime.fromISO(at, { zone: 'Europe/Rome' })
      )
    assert.deepEqual(
      starts.map((at: DateTime) => at.toFormat('cccc HH:mm')),
      ['Sunday 11:00', 'Sunday 11:00', 'Sunday 11:00']
    )
    assert.lengthOf(new Set(starts.map((at: DateTime) => at.offset)), 2)
  })

  test('refuse times and hosts that make no sense', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const stranger = await createUser()
    const listing = await createPublished(realtor)
    const day = localDay(1)
    const wrong: [string, object][] = [
      ['starts_at', { starts_at: 'soon' }],
      ['starts_at', { starts_at: '2020-01-01T10:00', ends_at: '2020-01-01T11:00' }],
      ['starts_at', { starts_at: '2099-01-01T10:00', ends_at: '2099-01-01T11:00' }],
      ['ends_at', { ends_at: `${day}T09:00` }],
      ['ends_at', { ends_at: `${day}T10:05` }],
      ['ends_at', { ends_at: `${localDay(2)}T10:00` }],
      ['hosts', { hosts: [stranger.id] }],
      ['capacity', { capacity: 0 }],
      ['repeat.count', { repeat: { every: 'day', count: 400 } }],
      ['property_slug', { property_slug: undefined }],
    ]
    for (const [field, change] of wrong) {
      const answer = await client
        .post('/api/open-houses')
        .json({
          open_house: {
            property_slug: listing.slug,
            starts_at: `${day}T10:00`,
            ends_at: `${day}T12:00`,
            ...change,
          },
        })
        .withCsrfToken()
        .loginAs(realtor)
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().errors), `open_house.${field}`)
    }
    assert.lengthOf(await OpenHouse.query().where('property_id', listing.id), 0)
  })

  test('belong to who edits the listing, and hosts see only visitors', async ({ client }) => {
    const [owner, agent, stranger] = [
      await createUser(),
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const team = await teamOf(owner, { agent })
    await owner.merge({ currentTeamId: team.id }).save()
    const house = await createOpenHouse(owner, { hostIds: [agent.id] })
    const calls = `/api/open-houses/${house.id}`
    const change = (user: typeof owner) =>
      client
        .patch(calls)
        .json({ open_house: { notes: 'Hi' } })
        .withCsrfToken()
        .loginAs(user)
    const others = await createDraft(owner)
    const schedule = await client
      .post('/api/open-houses')
      .json({ open_house: { property_id: others.id, starts_at: 'x', ends_at: 'x' } })
      .withCsrfToken()
      .loginAs(stranger)
    schedule.assertStatus(404)
    ;(await change(stranger)).assertStatus(404)
    ;(await change(agent)).assertStatus(403)
    ;(await change(owner)).assertStatus(200)
    ;(await client.delete(calls).withCsrfToken().loginAs(agent)).assertStatus(403)
    ;(await client.delete(calls).withCsrfToken().loginAs(stranger)).assertStatus(404)
    ;(await client.get(`${calls}/visitors`).loginAs(agent)).assertStatus(200)
    ;(await client.get(`${calls}/visitors`).loginAs(stranger)).assertStatus(404)
    ;(await client.get(`${calls}/visitors`)).assertStatus(401)
  })

  test('have a page, a calendar file and a feed, unless the listing is private', async ({
    client,
    assert,
  }) => {
    const { realtor, house, page } = await openHouseToVisit(client)
    const landing = await client.get(page).accept('html')
    landing.assertStatus(200)
    assert.include(landing.text(), '"@type":"Event"')
    const calendar = await client.get(`${page}.ics`)
    calendar.assertStatus(200)
    assert.match(String(calendar.header('content-type')), /^text\/calendar/)
    assert.include(calendar.text(), `UID:open-house-${house.id}@`)
    const unfolded = calendar.text().replaceAll('\r\n ', '')
    assert.match(unfolded, /DESCRIPTION:.+\s[AP]M \(Rome time\)\\, the home’s local time\./)
    const feed = await client.get(`/@${realtor.handle}/open-houses.ics`)
    assert.include(feed.text(), `UID:open-house-${house.id}@`)
    assert.include(feed.text(), 'X-WR-CALNAME:')

    await Property.query().where('id', house.propertyId).update({ is_private: true })
    ;(await client.get(page).accept('json')).assertStatus(404)
    ;(await client.get(`${page}.ics`)).assertStatus(404)
    ;(await client.get(`${page}/register`).accept('json')).assertStatus(404)
    const empty = await client.get(`/@${realtor.handle}/open-houses.ics`)
    assert.notInclude(empty.text(), 'VEVENT')
  })

  test('a series is canceled from one on', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const listing = await createPublished(realtor)
    const day = localDay(1)
    const answer = await client
      .post('/api/open-houses')
      .json({
        open_house: {
          property_slug: listing.slug,
          starts_at: `${day}T10:00`,
          ends_at: `${day}T11:00`,
          repeat: { every: 'day', count: 3 },
        },
      })
      .withCsrfToken()
      .loginAs(realtor)
    const [, second] = answer.body().open_houses
    const cancel = () =>
      client.delete(`/api/open-houses/${second.id}?series=1`).withCsrfToken().loginAs(realtor)
    const canceled = await cancel()
    canceled.assertStatus(200)
    assert.equal(canceled.body().open_house.status, 'cancelled')
    ;(await cancel()).assertStatus(200)
    const houses = await OpenHouse.query().where('property_id', listing.id).orderBy('starts_at')
    assert.deepEqual(
      houses.map(({ cancelledAt }) => cancelledAt !== null),
      [false, true, true]
    )
  })

  test('show on the listing and in searches until they are over', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const soon = await createOpenHouse(realtor)
    const far = await createOpenHouse(realtor, { startsInHours: 24 * 40 })
    const ids = [soon.propertyId, far.propertyId]
    const found = async (query: object) => {
      const answer = await client
        .get('/api/search/properties')
        .qs({ viewport: '9,44,10,45', per_page: 50, sort: 'newest', ...query })
      answer.assertStatus(200)
      const homes: { id: number; next_open_house_at: string | null }[] =
        answer.body().properties.data
      return homes.filter(({ id }) => ids.includes(id))
    }
    const [home] = await found({ open_house: '1' })
    assert.equal(home?.id, soon.propertyId)
    assert.equal(home?.next_open_house_at, soon.startsAt.toUTC().toISO())
    assert.lengthOf(await found({}), 2)
    const { slug } = await Property.findOrFail(soon.propertyId)
    const page = await pageProps(client, `/properties/${slug}`, realtor)
    assert.equal(page.media.open_houses.open_houses[0].id, soon.id)

    const spot = await createPublicSpot(realtor, { property_slug: slug })
    const openAt = async () =>
      (await client.get(`/api/spot/${spot.slug}`)).body().spot.next_open_house_at
    assert.equal(await openAt(), soon.startsAt.toUTC().toISO())

    await client.delete(`/api/open-houses/${soon.id}`).withCsrfToken().loginAs(realtor)
    assert.isNull(await openAt())
    assert.deepEqual(await found({ open_house: '1' }), [])
    const after = await pageProps(client, `/properties/${slug}`, realtor)
    assert.notProperty(after.media, 'open_houses')
  })

  test('stand where the realtor wants them on the listing, as the monthly cost does', async ({
    client,
    assert,
  }) => {
    const realtor = await createUser({ type: 'realtor' })
    const house = await createOpenHouse(realtor)
    const { slug } = await Property.findOrFail(house.propertyId)
    const partsOf = async () => {
      const html = (await client.get(`/properties/${slug}`)).text()
      return [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part)
    }
    assert.deepEqual((await partsOf()).slice(-2), ['open_houses', 'cost'])

    const answer = await client
      .post(`/api/properties/${slug}`)
      .json({ property: { component_order: ['cost', 'open_houses'] } })
      .withCsrfToken()
      .loginAs(realtor)
    answer.assertStatus(200)
    assert.deepEqual((await partsOf()).slice(0, 2), ['cost', 'open_houses'])

    await client.delete(`/api/open-houses/${house.id}`).withCsrfToken().loginAs(realtor)
    const parts = await partsOf()
    assert.notInclude(parts, 'open_houses')
    assert.equal(parts[0], 'cost')
  })

  test('have a sign in two sizes, for hosts', async ({ client, assert }) => {
    const { realtor, page } = await openHouseToVisit(client)
    for (const [paper, box] of [
      ['a4', '[0 0 595.28 841.89]'],
      ['letter', '[0 0 612 792]'],
    ]) {
      const answer = await client.get(`${page}/sign/${paper}.pdf`).loginAs(realtor)
      answer.assertStatus(200)
      const pdf = answer.body().toString('latin1')
      assert.match(pdf, /^%PDF-/)
      assert.include(pdf, `/MediaBox ${box}`)
      assert.include(pdf, '/DCTDecode')
    }
    const stranger = await createUser({ type: 'realtor' })
    ;(await client.get(`${page}/sign/a4.pdf`).loginAs(stranger)).assertStatus(404)
    ;(await client.get(`${page}/desk`).accept('json').loginAs(stranger)).assertStatus(404)
  })
})

/** A Sunday in the coming year a week before Rome’s clocks change. */
function lastSundayBeforeClocksChange(): DateTime {
  let day = DateTime.now().setZone('Europe/Rome').startOf('day').plus({ days: 1 })
  while (
    day.weekday !== 7 ||
    day.plus({ weeks: 1 }).set({ hour: 11 }).offset === day.set({ hour: 11 }).offset
  ) {
    day = day.plus({ days: 1 })
  }
  return day
}
