import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { updateProperty } from '#app/properties/update_property'
import { createPublished } from '#app/properties/tests/property_factory'
import { asText, nowhere, realtor, search } from '#app/search/tests/searching'
import { pageProps } from '#tests/support/page_props'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

const ids = (homes: { id: number }[]) => homes.map(({ id }) => id)

test.group('What a search offers besides its results', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('are the nearest homes, by the same filters, where an area has none', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const east = (degrees: number) => ({ ...at, longitude: at.longitude + degrees })
    const near = await createPublished(owner, { ...east(0.03), type: 'villa' })
    const far = await createPublished(owner, { ...east(0.06), type: 'villa' })
    const castle = await createPublished(owner, { ...east(0.02), type: 'castle' })
    await createPublished(owner, { ...east(0.01), is_private: true })

    const none = await search(client, { ...at, radius: 0.4, unit: 'km' })
    assert.equal(none.total, 0)
    assert.deepEqual(ids(none.nearest).slice(0, 3), [castle.id, near.id, far.id])
    assert.isAbove(none.nearest[0].distance, 1)
    assert.isBelow(none.nearest[0].distance, 2.3)
    const villas = await search(client, { ...at, radius: 0.4, type: 'villa' })
    assert.deepEqual(ids(villas.nearest).slice(0, 2), [near.id, far.id])
    const [south, west] = [at.latitude - 0.004, at.longitude - 0.004]
    const viewport = [west, south, west + 0.008, south + 0.008].join()
    const inView = await search(client, { viewport })
    assert.equal(ids(inView.nearest)[0], castle.id)
    const polygon = `${west},${south};${west + 0.008},${south};${west},${south + 0.008}`
    assert.equal(ids((await search(client, { polygon })).nearest)[0], castle.id)

    assert.isEmpty((await search(client, { ...at, radius: 50 })).nearest)
    assert.isEmpty((await search(client, { q: 'zzzzxq' })).nearest)
    const viewer = await createUser()
    await client.post(`/api/users/${owner.id}/block`).withCsrfToken().loginAs(viewer)
    const hidden = await search(client, { ...at, radius: 0.4, unit: 'km' }, viewer)
    for (const { id } of [near, far, castle]) assert.notInclude(ids(hidden.nearest), id)
  })

  test('is where a realtor’s own homes stand in the order', async ({ client, assert }) => {
    const [owner, other] = [await realtor(), await realtor()]
    const at = nowhere()
    await createPublished(other, { ...at, price: 100 })
    const cheap = await createPublished(owner, { ...at, price: 200, name: 'Low Mill' })
    await createPublished(other, { ...at, price: 300 })
    const dear = await createPublished(owner, { ...at, price: 400, name: 'High Mill' })
    await createPublished(owner, { ...at, price: 50, is_private: true })
    const places = async (query: Record<string, string>, viewer?: typeof owner) =>
      (await search(client, { ...at, ...query }, viewer)).own_places

    assert.deepEqual(await places({ sort: 'price' }, owner), [
      { slug: cheap.slug, name: 'Low Mill', place: 2 },
      { slug: dear.slug, name: 'High Mill', place: 4 },
    ])
    const descending = await places({ sort: '-price' }, owner)
    assert.deepEqual(
      descending.map(({ place }: { place: number }) => place),
      [1, 3]
    )
    for (const sort of ['newest', 'distance', 'area', 'relevance']) {
      assert.lengthOf(await places({ sort }, owner), 2, sort)
    }
    assert.lengthOf(await places({ q: 'mill' }, owner), 2)
    assert.isEmpty(await places({ sort: 'price' }))
    assert.isEmpty(await places({}, await createUser()))
    const filtered = await places({ sort: 'price', min_price: '350', currency: 'EUR' }, owner)
    assert.deepEqual(
      filtered.map(({ place }: { place: number }) => place),
      [1]
    )
  })

  test('is how many photos each home has to swipe through', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const home = await createPublished(owner, at)
    const more = [await storeTestImage(owner), await storeTestImage(owner)].map(({ id }) => id)
    const images = [home.featuredImageId!, ...more]
    await transaction((trx) => updateProperty({ user: owner, trx }, home.slug, { images }))
    const [found] = (await search(client, at)).properties.data
    assert.equal(found.photos_count, 3)
    const { results } = await pageProps(
      client,
      `/search?${new URLSearchParams(asText(at)).toString()}`
    )
    assert.equal(results.properties.data[0].photos_count, 3)
  })
})
