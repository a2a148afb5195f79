import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/user'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { listTowns } from '#app/places/gazetteer/find_towns'
import { useGeocoder } from '#app/places/geocoder/geocoder'
import { findPinnedHome } from '#app/properties/geocoding/find_pinned_home'
import { movePin } from '#app/properties/geocoding/move_pin'
import Property from '#app/properties/property'
import type { PropertyInput } from '#app/properties/property_input'
import { findPropertyStamp } from '#app/properties/public_page/find_standing'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { updateProperty } from '#app/properties/update_property'
import { eventually } from '#tests/support/eventually'
import { LocalWeb } from '#tests/support/local_web'
import { createUser } from '#tests/support/users'

const HOUSE = { latitude: 44.30271, longitude: 9.20913 }
const OTHER_HOUSE = { latitude: 44.30391, longitude: 9.20815 }
const FAR_HOUSE = { latitude: 44.40565, longitude: 8.94626 }
const BY_HAND = { latitude: 44.30555, longitude: 9.21111 }

const place = ({ latitude, longitude }: GeoPoint, rank: number) => [
  { place_id: 1, lat: String(latitude), lon: String(longitude), place_rank: rank },
]

/** By street, as Nominatim's jsonv2 format has them. */
const ANSWERS: Record<string, unknown> = {
  'Via del Molo 7': place(HOUSE, 30),
  'Via Roma 3': place(OTHER_HOUSE, 30),
  'Far 1': place(FAR_HOUSE, 30),
  'Coarse 1': place(OTHER_HOUSE, 16),
  'Nowhere 1': [],
  'Senseless 1': { error: 'no' },
}

interface Asked {
  url: URL
  agent: string
  at: number
}

test.group('The pin of a listing', (group) => {
  const asked: Asked[] = []
  let owner: User
  let town: GeoPoint
  let answerHeld: () => void = () => {}

  group.setup(async () => {
    owner = await createUser({ type: 'realtor' })
    const [{ latitude, longitude }] = await listTowns('Portofino')
    town = { latitude, longitude }
    const web = await LocalWeb.start((request, response) => {
      const url = new URL(request.url ?? '/', 'http://geocoder.test')
      asked.push({ url, agent: request.headers['user-agent'] ?? '', at: performance.now() })
      const street = url.searchParams.get('street') ?? ''
      response.setHeader('content-type', 'application/json')
      response.statusCode = street === 'Broken 1' ? 500 : 200
      const answer = () => response.end(JSON.stringify(ANSWERS[street] ?? place(HOUSE, 30)))
      if (street === 'Held 1') answerHeld = answer
      else answer()
    })
    const restore = useGeocoder(`http://127.0.0.1:${web.port}`)
    return async () => {
      restore()
      await web.stop()
    }
  })

  const streets = () => asked.map(({ url }) => url.searchParams.get('street'))
  const list = (address: string, at: GeoPoint = town) =>
    createDraft(owner, { ...READY, address, ...at })
  const update = (slug: string, input: PropertyInput) =>
    transaction((trx) => updateProperty({ user: owner, trx }, slug, input))
  const pinOf = async (id: number) => {
    const { latitude, longitude } = await Property.findOrFail(id)
    return { latitude, longitude }
  }
  const isAt = (id: number, point: GeoPoint) =>
    eventually(async () => (await pinOf(id)).latitude === point.latitude)

  /** All that was queued before is done: the queue is handled one after the other. */
  const allDone = async () => isAt((await list('Via del Molo 7')).id, HOUSE)

  test('moves from its town to its street, and on with its address', async ({ assert }) => {
    const home = await list('Via del Molo 7')
    await isAt(home.id, HOUSE)
    assert.deepEqual(await pinOf(home.id), HOUSE)
    const [{ url, agent }] = asked
    assert.equal(url.pathname, '/search')
    assert.containsSubset(Object.fromEntries(url.searchParams), {
      format: 'jsonv2',
      street: 'Via del Molo 7',
      city: 'Portofino',
      countrycodes: 'it',
      bounded: '1',
    })
    assert.match(agent, /^vesta \(http/)
    const { version } = await Property.findOrFail(home.id)
    assert.equal(version, home.version, 'an import of it can still be undone')

    await update(home.slug, { address: 'Via Roma 3' })
    await isAt(home.id, OTHER_HOUSE)
  })

  test('stays where somebody put it, and the geocoder isn’t asked', async ({ assert }) => {
    const placed = await list('By hand 1', BY_HAND)
    const moved = await list('Via Roma 3')
    await isAt(moved.id, OTHER_HOUSE)
    await update(moved.slug, BY_HAND)
    await allDone()
    assert.deepEqual(await pinOf(placed.id), BY_HAND)
    assert.notInclude(streets(), 'By hand 1')
    await update(moved.slug, { address: 'Via del Molo 7' })
    await allDone()
    assert.deepEqual(await pinOf(moved.id), BY_HAND)
  })

  test('stays at its town if the answer is {$self}')
    .with(['Far 1', 'Coarse 1', 'Nowhere 1', 'Senseless 1', 'Broken 1'])
    .run(async ({ assert }, street) => {
      const home = await list(street)
      await eventually(() => streets().includes(street))
      await allDone()
      assert.deepEqual(await pinOf(home.id), town)
    })

  test('is not moved by an answer that comes after a change', async ({ assert }) => {
    const home = await list('Held 1')
    await eventually(() => streets().includes('Held 1'))
    await update(home.slug, BY_HAND)
    answerHeld()
    await allDone()
    assert.deepEqual(await pinOf(home.id), BY_HAND)
  })

  test('makes another page of its listing as it moves', async ({ assert }) => {
    const { id, slug } = await createPublished(owner, BY_HAND)
    const home = await findPinnedHome(id)
    assert.isNotNull(home)
    const before = await findPropertyStamp({ slug })
    await transaction((trx) => movePin({ trx }, home!, HOUSE))
    assert.deepEqual(await pinOf(id), HOUSE)
    assert.isNotNull(before)
    assert.notEqual(await findPropertyStamp({ slug }), before)
  })

  test('is asked for at most once a second', async ({ assert }) => {
    const before = asked.length
    const homes = [await list('Via del Molo 7'), await list('Via Roma 3')]
    // in any order
    await Promise.all([isAt(homes[0].id, HOUSE), isAt(homes[1].id, OTHER_HOUSE)])
    const times = asked.slice(before).map(({ at }) => at)
    assert.isAtLeast(times.length, 2)
    for (const [index, at] of times.slice(1).entries()) assert.isAbove(at - times[index], 800)
  })

  test('stays as it is without a geocoder', async ({ assert, cleanup }) => {
    const restore = useGeocoder(null)
    cleanup(restore)
    const home = await list('Unasked 1')
    restore()
    await allDone()
    assert.notInclude(streets(), 'Unasked 1')
    assert.deepEqual(await pinOf(home.id), town)
  })
})
