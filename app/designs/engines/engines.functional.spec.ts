import { test } from '@japa/runner'
import { useEngine } from '#app/designs/engines/engine_in_use'
import { dataUrl, DesignOwner, movementsOf, room } from '#app/designs/tests/design_owner'
import { TestEngine, withEngine } from '#app/designs/tests/test_engine'
import { createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { pageProps } from '#tests/support/page_props'

const HOSTED = 'A hosted model'

function offerHosted(): TestEngine {
  const engine = new TestEngine(HOSTED)
  useEngine(engine, 'hosted')
  return engine
}

test.group('Where a hosted model and this server both make designs', (group) => {
  const scene = withEngine(group)

  test('the model makes those that name nobody, and each those that name it', async ({
    client,
    assert,
  }) => {
    const hosted = offerHosted()
    const ava = await DesignOwner.create(client)
    const usual = await ava.generated()
    assert.containsSubset(usual, { engine_kind: 'hosted', engine: HOSTED })
    const draft = await ava.generated({ engine_kind: 'builtin' })
    assert.containsSubset(draft, { engine_kind: 'builtin', engine: 'Test engine' })
    assert.deepEqual([hosted.orders.length, scene.engine.orders.length], [1, 1])
    assert.equal(await ava.credits(), 3)

    for (const path of ['/designer', `/designs/${draft.id}/surfaces`]) {
      const { engines } = await pageProps(client, path, ava.user)
      assert.containsSubset(engines, [
        { kind: 'hosted', name: HOSTED, price: 1 },
        { kind: 'builtin', name: 'Test engine', price: 1, is_local: true },
      ])
    }
  })

  test('another version is made as its original was, unless somebody names the other', async ({
    client,
    assert,
  }) => {
    offerHosted()
    const ava = await DesignOwner.create(client)
    const draft = await ava.generated({ engine_kind: 'builtin' })
    const again = async (more: Record<string, unknown> = {}) => {
      const body = { generatedDesignId: draft.id, ...more }
      const answer = await ava.post('/api/designs/regenerate', body, 202)
      return ava.settled(answer.generated_design)
    }
    assert.equal((await again()).engine, 'Test engine')
    assert.equal((await again({ engine_kind: null })).engine, 'Test engine')
    const better = await again({ engine_kind: 'hosted' })
    assert.containsSubset(better, { engine: HOSTED, parent_id: draft.id })
  })

  test('the room’s photos are all made by the one that was chosen', async ({ client, assert }) => {
    const hosted = offerHosted()
    const ava = await DesignOwner.create(client)
    const listing = await createPublished(ava.user)
    const photos = [{ image: listing.featuredImageId, room_type: 'bedroom' }]
    const path = `/api/properties/${listing.slug}/restyles`
    const { restyle } = await ava.post(path, { engine_kind: 'builtin', photos }, 202)
    await eventually(async () => {
      const { items } = (await ava.get(`/api/restyles/${restyle.id}`)).restyle
      return items[0].design?.status === 'completed'
    })
    assert.deepEqual([hosted.orders.length, scene.engine.orders.length], [0, 1])
    const [order] = scene.engine.orders
    assert.isTrue(order.sharesLook)
  })

  test('what was ordered from a model that is gone is refunded, and tried again here', async ({
    client,
    assert,
  }) => {
    offerHosted()
    scene.engine.waitAt('generate')
    const ava = await DesignOwner.create(client)
    const first = await ava.generate({ engine_kind: 'builtin' })
    await scene.engine.waits()
    const second = await ava.generate({ engine_kind: 'hosted' })
    useEngine()
    useEngine(scene.engine)
    scene.engine.release()

    await ava.settled(first)
    const failed = await ava.settled(second)
    assert.equal(failed.status, 'failed')
    assert.match(failed.error!, /isn’t available here anymore/)
    assert.deepEqual(await movementsOf(second), ['hold', 'release'])
    assert.equal(await ava.credits(), 4)

    await ava.post(`/api/designs/${second.id}/retry`, {}, 202)
    const made = await ava.settled(second)
    assert.containsSubset(made, { status: 'completed', engine: 'Test engine' })
    assert.equal(made.engine_kind, 'builtin')
    assert.equal(await ava.credits(), 3)
  })
})

test.group('Where only this server makes designs', (group) => {
  withEngine(group)

  test('nobody else can be named, and nothing is spent', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const image = dataUrl(await room())
    const design = await ava.generated({ engine_kind: 'builtin' })
    const listing = await createPublished(ava.user)
    const photos = [{ image: listing.featuredImageId, room_type: null }]
    const orders: [string, Record<string, unknown>][] = [
      ['/api/designs/generate', { image }],
      ['/api/designs/regenerate', { generatedDesignId: design.id }],
      [`/api/properties/${listing.slug}/restyles`, { photos }],
    ]
    for (const [path, body] of orders) {
      for (const named of ['hosted', 'somebody', 7]) {
        const { errors } = await ava.post(path, { ...body, engine_kind: named }, 422)
        assert.property(errors, 'engine_kind', `${path}: ${named}`)
      }
    }
    assert.equal(await ava.credits(), 4)
    assert.lengthOf((await ava.get('/api/designs')).designs.data, 1)
  })
})
