import { test } from '@japa/runner'
import { findPlacesNamed } from '#app/places/gazetteer/search_places'
import { loadRegions } from '#app/places/regions/load_regions'
import { regionId } from '#app/places/regions/region'
import { findRegionWithId, searchRegions } from '#app/places/regions/search_regions'

test.group('A region', () => {
  test('is found by its names in many languages, with its country or without', async ({
    assert,
  }) => {
    const asked: Record<string, string[]> = {
      'Tuscany, Italy': [
        'Tuscany',
        'Toscana',
        'Toskana',
        'トスカーナ',
        '托斯卡纳',
        'Toscana, Italia',
      ],
      'Bavaria, Germany': ['Bayern', 'bavaria germany', 'Baviera'],
      'Bali, Indonesia': ['Bali'],
      'Lake Como, Italy': ['Lago di Como', 'Comer See', 'lake como'],
      'Mallorca, Spain': ['Majorca', 'mallorca españa'],
      'Italy': ['Italia', 'ITALIEN', 'イタリア', 'IT'],
      'United States': ['USA', 'United States of America', 'US'],
    }
    for (const [id, queries] of Object.entries(asked)) {
      for (const query of queries) {
        const { named } = await searchRegions(query)
        assert.include(named.map(regionId), id, query)
      }
    }
  })

  test('is suggested from its first letters', async ({ assert }) => {
    const asked = { Tusc: 'Tuscany, Italy', riv: 'French Riviera, France', Portu: 'Portugal' }
    for (const [query, id] of Object.entries(asked)) {
      const { starting } = await searchRegions(query)
      assert.include(starting.map(regionId), id)
    }
    const none = { named: [], starting: [] }
    for (const query of ['', 'it', 'Xyzzy', ' ']) assert.deepEqual(await searchRegions(query), none)
  })

  test('has an id of its own', async ({ assert }) => {
    const { regions } = await loadRegions()
    const ids = regions.map(regionId)
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      []
    )
    for (const region of regions) assert.equal(await findRegionWithId(regionId(region)), region)
    assert.isNull(await findRegionWithId('Nowhere, Italy'))
  })

  test('holds its towns, and not those of others', async ({ assert }) => {
    const towns: Record<string, { inside: Town[]; outside: Town[] }> = {
      'Tuscany, Italy': {
        inside: [
          ['Florence', 'IT'],
          ['Pisa', 'IT'],
          ['Siena', 'IT'],
          ['Portoferraio', 'IT'],
        ],
        outside: [
          ['Rome', 'IT'],
          ['Perugia', 'IT'],
          ['Bologna', 'IT'],
          ['Genoa', 'IT'],
        ],
      },
      'Lake Como, Italy': {
        inside: [
          ['Bellagio', 'IT'],
          ['Cernobbio', 'IT'],
          ['Varenna', 'IT'],
          ['Lecco', 'IT'],
        ],
        outside: [
          ['Milan', 'IT'],
          ['Bergamo', 'IT'],
        ],
      },
      'Hamptons, United States': {
        inside: [
          ['Sag Harbor', 'US'],
          ['Montauk', 'US'],
          ['Amagansett', 'US'],
        ],
        outside: [['Smithtown', 'US']],
      },
      'French Riviera, France': {
        inside: [
          ['Nice', 'FR'],
          ['Cannes', 'FR'],
          ['Saint-Tropez', 'FR'],
          ['Antibes', 'FR'],
        ],
        outside: [
          ['Marseille', 'FR'],
          ['Sanremo', 'IT'],
        ],
      },
      'Cornwall, United Kingdom': {
        inside: [
          ['St Ives', 'GB'],
          ['Padstow', 'GB'],
          ['Truro', 'GB'],
        ],
        outside: [
          ['Plymouth', 'GB'],
          ['Exeter', 'GB'],
        ],
      },
      'Switzerland': {
        inside: [
          ['Zürich', 'CH'],
          ['Geneva', 'CH'],
          ['Lugano', 'CH'],
        ],
        outside: [
          ['Milan', 'IT'],
          ['Freiburg', 'DE'],
          ['Innsbruck', 'AT'],
        ],
      },
      'New Zealand': {
        inside: [
          ['Auckland', 'NZ'],
          ['Queenstown', 'NZ'],
        ],
        outside: [['Sydney', 'AU']],
      },
    }
    for (const [id, { inside, outside }] of Object.entries(towns)) {
      const region = await findRegionWithId(id)
      for (const town of [...inside, ...outside]) {
        assert.equal(
          await holds(region!.outline, town),
          inside.includes(town),
          `${town.join()} in ${id}`
        )
      }
    }
  })
})

type Town = [name: string, country: string]

async function holds(
  outline: readonly { latitude: number; longitude: number }[],
  [city, country]: Town
) {
  const towns = await findPlacesNamed(city)
  const town = towns.find(({ countryCode }) => countryCode === country)
  if (!town) throw new Error(`No ${city}`)
  let isInside = false
  for (const [at, one] of outline.entries()) {
    const other = outline.at(at - 1)!
    if (one.latitude > town.latitude === other.latitude > town.latitude) continue
    const share = (town.latitude - one.latitude) / (other.latitude - one.latitude)
    const edge = one.longitude + share * (other.longitude - one.longitude)
    if (town.longitude < edge) isInside = !isInside
  }
  return isInside
}
