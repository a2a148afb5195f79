import { test } from '@japa/runner'
import { findNearestPlace } from '#app/places/gazetteer/find_towns'
import { findPlacesNamed, searchPlaces } from '#app/places/gazetteer/search_places'

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

  test('finds {place} as {query}, in another language or script')
    .with([
      { query: '東京', place: 'Tokyo, Tokyo, JP' },
      { query: '東京 日本', place: 'Tokyo, Tokyo, JP' },
      { query: '大阪市', place: 'Osaka, Osaka, JP' },
      { query: '北京', place: 'Beijing, Beijing, CN' },
      { query: '臺北', place: 'Taipei, Taiwan, TW' },
      { query: '서울', place: 'Seoul, Seoul, KR' },
      { query: 'Москва', place: 'Moscow, Moscow, RU' },
      { query: 'МОСКВА, Россия', place: 'Moscow, Moscow, RU' },
      { query: 'Моск', place: 'Moscow, Moscow, RU' },
      { query: 'القاهرة', place: 'Cairo, Cairo, EG' },
      { query: 'تهران', place: 'Tehran, Tehran, IR' },
      { query: 'ΑΘΗΝΑ', place: 'Athens, Attica, GR' },
      { query: 'תל אביב', place: 'Tel Aviv, Tel Aviv, IL' },
      { query: 'กรุงเทพ', place: 'Bangkok, Bangkok, TH' },
      { query: 'मुंबई', place: 'Mumbai, Maharashtra, IN' },
      { query: 'Ｔｏｋｉｏ', place: 'Tokyo, Tokyo, JP' },
      { query: 'Roma, Italia', place: 'Rome, Lazio, IT' },
      { query: 'Rom Italien', place: 'Rome, Lazio, IT' },
      { query: 'Roma, Lazio, Italia', place: 'Rome, Lazio, IT' },
      { query: 'Wien Österreich', place: 'Vienna, Vienna, AT' },
      { query: 'wien öster', place: 'Vienna, Vienna, AT' },
      { query: 'München, Deutschland', place: 'Munich, Bavaria, DE' },
      { query: 'Munich', place: 'Munich, Bavaria, DE' },
      { query: 'Köln', place: 'Köln, North Rhine-Westphalia, DE' },
      { query: 'Colonia, Alemania', place: 'Köln, North Rhine-Westphalia, DE' },
      { query: 'Lisboa Portugal', place: 'Lisbon, Lisbon, PT' },
      { query: 'Florenz', place: 'Florence, Tuscany, IT' },
      { query: 'Londra, Regno Unito', place: 'London, England, GB' },
      { query: 'Parigi, Francia', place: 'Paris, Île-de-France, FR' },
      { query: 'New York, New York', place: 'New York City, New York, US' },
      { query: 'Singapore, Singapore', place: 'Singapore, , SG' },
    ])
    .run(async ({ assert }, { query, place }) => {
      const [first] = await search(query)
      assert.equal(first, place)
    })

  test('puts places really called so before those that another language calls so', async ({
    assert,
  }) => {
    const codes = (await findPlacesNamed('Florencia')).map(({ countryCode }) => countryCode)
    assert.equal(codes[0], 'CO')
    assert.include(codes, 'IT')
  })

  test('knows that Londres is London, whatever village has that name', async ({ assert }) => {
    for (const [name, first, second] of [
      ['Londres', 'GB', 'AR'],
      ['Parigi', 'FR', 'ID'],
      ['Vienne', 'AT', 'FR'],
    ]) {
      const codes = (await findPlacesNamed(name)).map(({ countryCode }) => countryCode)
      assert.deepEqual(codes.slice(0, 2), [first, second], name)
    }
  })

  test('takes the most populous of several with a name', async ({ assert }) => {
    const places = await search('طرابلس')
    assert.deepEqual(
      places.map((place) => place.slice(-2)),
      ['LY', 'LB']
    )
    assert.match((await search('طرابلس لبنان'))[0], /LB$/)
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
