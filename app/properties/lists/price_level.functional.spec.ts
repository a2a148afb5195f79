import { test } from '@japa/runner'
import { listMarketFacts } from '#app/places/markets/market_facts'
import { createMarketAt } from '#app/places/markets/market_factory'
import type { PropertyInput } from '#app/properties/property_input'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

test.group('What homes in a market cost', () => {
  test('is the median of those that tell it, once there are enough', async ({ client, assert }) => {
    const latitude = -44.5
    const market = await createMarketAt(latitude)
    const owner = await createUser({ type: 'realtor' })
    const publish = (given: PropertyInput) =>
      createPublished(owner, { latitude, longitude: 9.2, living_area: 100, ...given })
    await publish({ price: 100_000 })
    await publish({ price: 900_000 })
    assert.deepEqual(await listMarketFacts(market.id), [])

    await publish({ price: 200_000, living_area: null })
    await publish({ price: 5, currency: 'USD' })
    const hidden = await publish({ price: 1 })
    await hidden.merge({ isPrivate: true }).save()
    const facts = [
      { label: 'Median asking price', amount: 200_000, currency: 'EUR', href: null },
      { label: 'Median per m²', amount: 5_000, currency: 'EUR', href: null },
    ]
    assert.deepEqual(await listMarketFacts(market.id), facts)
    const page = await client
      .get(`/markets/${market.slug}`)
      .header('x-inertia', 'true')
      .header('x-inertia-version', '1')
    page.assertStatus(200)
    assert.deepEqual(page.body().props.facts, facts)
    assert.equal(page.body().props.tab, 'properties')
  })
})
