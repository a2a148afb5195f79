import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { MAX_MARKET_RADIUS_KM, MIN_MARKET_RADIUS_KM } from '#app/places/markets/market_limits'
import { createUser } from '#tests/support/users'

test.group('Circles of markets', () => {
  test('are what the first person drew', async ({ client, assert }) => {
    const [first, second] = await Promise.all([createUser(), createUser()])
    const place = {
      name: `Haven ${randomUUID().slice(0, 8)}`,
      city: 'Haven',
      state: 'Liguria',
      country: 'Italy',
      country_code: 'IT',
      latitude: 44.3032,
      longitude: 9.2098,
    }
    const join = (user: User, market: object) =>
      client.post('/api/markets').json({ market }).withCsrfToken().loginAs(user)
    for (const radius of [MIN_MARKET_RADIUS_KM - 0.1, MAX_MARKET_RADIUS_KM + 1, 'wide']) {
      const refused = await join(first, { ...place, radius_km: radius })
      refused.assertStatus(422)
      assert.properties(refused.body().errors, ['market.radius_km'])
    }
    const drawn = { latitude: 44.29, longitude: 9.25, radius_km: 8 }
    const made = await join(first, { ...place, ...drawn })
    assert.include(made.body().market, drawn)
    const joined = await join(second, { ...place, radius_km: 90 })
    assert.include(joined.body().market, { ...drawn, members_count: 2 })
  })
})
