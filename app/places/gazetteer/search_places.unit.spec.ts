import { test } from '@japa/runner'
import { findNearestPlace } from '#app/places/gazetteer/find_towns'
import { searchPlaces } from '#app/places/gazetteer/search_places'

async function search(query: string): Promise<string[]> {
  const places = await searchPlaces(query)
  return places.map(({ name, state, countryCode }) => [name, state, countryCode].join(', '))
}

test.group('Search places', () => {
  test('finds {place} as {query}')
    .with([
      { query: 'portofino', place: 'Portofino, Liguria, IT' },
      { query: 'PORTOFI', place: 'Portofino, Liguria, IT' },
      { query: 'sylt', place: 'Sylt, Schleswig-Holstein, DE' },
      { query: 'westerland', place: 'Westerland, Schleswig-Holstein, DE' },
      { query: 'aspen', place: 'Aspen, Colorado, US' },
      { query: 'lech', place: 'Lech, Vorarlberg, AT' },
      { query: 'cascais', place: 'Cascais, Lisbon, PT' },
      { query: 'positano', place: 'Positano, Campania, IT' },
      { query: 'kitzbuhel', place: 'Kitzbühel, Tyrol, AT' },
      { query: 'Kitzbühel', place: 'Kitzbühel, Tyrol, AT' },
      { query: 'mayfair', place: 'Mayfair, England, GB' },
      { query: 'london', place: 'London, England, GB' },
      { query: 'london ontario', place: 'London, Ontario, CA' },
      { query: 'malibu', place: 'Malibu, California, US' },
      { query: 'marbella', place: 'Marbella, Andalusia, ES' },
      { query: 'zermatt', place: 'Zermatt, Valais, CH' },
      { query: 'st moritz', place: 'St. Moritz, Grisons, CH' },
      { query: 'sankt moritz', place: 'St. Moritz, Grisons, CH' },
      { query: 'hvar', place: 'Hvar, Split-Dalmatia, HR' },
      { query: 'mykonos', place: 'Mykonos, South Aegean, GR' },
      { query: 'byron bay', place: 'Byron Bay, New South Wales, AU' },
      { query: 'queenstown, new zealand', place: 'Queenstown, Otago, NZ' },
      { query: 'munchen', place: 'Munich, Bavaria, DE' },
      { query: 'saint trop', place: "Saint-Tropez, Provence-Alpes-Côte d'Azur, FR" },
    ])
    .run(async ({ assert }, { query, place }) => {
      const [first] = await search(query)
      assert.equal(first, place)
    })

  test('puts whole names before beginnings, and the more populous first', async ({ assert }) => {
    const [london, , ...others] = await search('london')
    assert.equal(london, 'London, England, GB')
    assert.isAtMost(others.length, 8)
    const [sanFrancisco] = await search('san fr')
    assert.equal(sanFrancisco, 'San Francisco, California, US')
  })

  test('tells a quarter from its town', async ({ assert }) => {
    const [mayfair] = await searchPlaces('Mayfair')
    assert.include(mayfair, { name: 'Mayfair', city: 'London', country: 'United Kingdom' })
    const [aspen] = await searchPlaces('Aspen')
    assert.include(aspen, { name: 'Aspen', city: 'Aspen' })
  })

  test('answers nothing to "{$self}"')
    .with(['', ' ', 'a', '.', 'xyzzyx', '日'])
    .run(async ({ assert }, query) => assert.isEmpty(await search(query)))

  test('takes whatever is typed', async ({ assert }) => {
    assert.isEmpty(await search('a'.repeat(100_000)))
    assert.isEmpty(await search('[(*\\'))
  })
})

test.group('Nearest place', () => {
  test('names a point', async ({ assert }) => {
    assert.include(await findNearestPlace(44.3036, 9.2097), {
      name: 'Portofino',
      countryCode: 'IT',
    })
    assert.include(await findNearestPlace(39.1911, -106.8175), { name: 'Aspen', state: 'Colorado' })
  })

  test('looks across the date line', async ({ assert }) => {
    const { longitude } = await findNearestPlace(-16.5, -179.99)
    assert.isAbove(Math.abs(longitude), 175)
  })
})
