import { test } from '@japa/runner'

test.group('GET /api/places', () => {
  test('answers anybody with exactly the wire shape', async ({ client, assert }) => {
    const response = await client.get('/api/places').qs({ q: 'portofino' })
    response.assertStatus(200)
    assert.deepEqual(response.body().places[0], {
      name: 'Portofino',
      city: 'Portofino',
      state: 'Liguria',
      country: 'Italy',
      country_code: 'IT',
      latitude: 44.3035,
      longitude: 9.2094,
    })
    assert.include(response.header('cache-control'), 'max-age')
  })

  test('gives ten at most', async ({ client, assert }) => {
    const response = await client.get('/api/places').qs({ q: 'san' })
    assert.lengthOf(response.body().places, 10)
  })

  test('gives nothing for less than two characters or what is no text', async ({ client }) => {
    for (const query of ['', '?q=', '?q=a', '?q[]=aspen', '?q[x]=aspen']) {
      const response = await client.get(`/api/places${query}`)
      response.assertStatus(200)
      response.assertBody({ places: [] })
    }
  })
})
