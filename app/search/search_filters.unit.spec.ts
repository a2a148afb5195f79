import { test } from '@japa/runner'
import {
  byParameter,
  CHOICE_FILTERS,
  DAY_FILTERS,
  dayIn,
  FILTER_NAMES,
  FILTER_PARAMETERS,
  FILTERS,
  FLAG_FILTERS,
  NUMBER_FILTERS,
  TEXTS_FILTERS,
  type FilterName,
} from '#app/search/search_filters'
import { FILTERS_SQL } from '#app/search/search_filters_sql'
import { countFilters, NO_FILTERS, type SearchQuery } from '#app/search/search_query'
import { searchValidator } from '#app/search/search_validators'
import { filterWords } from '#app/search/ui/filter_words'
import { searchWords } from '#app/search/ui/search_words'

const YEARS = ['1990', '1991', '2000']
const AMOUNTS = ['1990', '1234567', '1234568']

/** Searches by one filter, each different from the others. */
function searchesBy(name: FilterName): SearchQuery[] {
  const filter = FILTERS[name]
  switch (filter.kind) {
    case 'range': {
      const [least, most] = filter.names
      const amounts = 'isWhole' in filter ? YEARS : AMOUNTS
      const ranges = amounts.flatMap((from, at) => [
        { [least]: from },
        { [most]: from },
        ...amounts.slice(at).map((to) => ({ [least]: from, [most]: to })),
      ])
      const others = 'unit' in filter ? ['CAD', 'CHF'] : []
      return [
        ...ranges,
        ...others.flatMap((currency) => ranges.map((range) => ({ ...range, currency }))),
      ]
    }
    case 'least': {
      const areas = AMOUNTS.map((area) => ({ [filter.names[0]]: area }))
      return [...areas, ...areas.map((area) => ({ ...area, [filter.unit]: 'sqft' }))]
    }
    case 'rooms': {
      const counts = 'isWhole' in filter ? ['1', '2', '12'] : ['1', '1.5', '2', '12']
      return counts.map((count) => ({ [filter.names[0]]: count }))
    }
    case 'choice':
      return Object.keys(filter.options).map((one) => ({ [filter.names[0]]: one }))
    case 'choices':
      return several(Object.keys(filter.options)).map((some) => ({ [filter.names[0]]: some }))
    case 'texts': {
      const named = ['Villa', 'has a video', 'Holiday', 'Land only', 'sauna']
      return several([...Object.keys(filter.offered), ...named]).map((some) => ({
        [filter.names[0]]: some,
      }))
    }
    case 'day':
      return ['2027-01-31', '2027-02-01', '2028-02-01'].map((day) => ({ [filter.names[0]]: day }))
    case 'flag':
      return [{ [filter.names[0]]: 'true' }]
  }
}

/** Each of them, and each with the next. */
function several(values: string[]): string[] {
  return values.flatMap((value, at) => [
    value,
    ...values.slice(at + 1, at + 2).map((next) => `${value},${next}`),
  ])
}

const TEXTS: SearchQuery[] = [{}, { q: 'villa' }, { q: 'Villa' }, { q: 'pool' }]
const PLACES: SearchQuery[] = [
  {},
  { place: 'Rome', latitude: '41.9', longitude: '12.5' },
  { place: 'Rome', latitude: '41.9', longitude: '12.5', radius: '5' },
  { place: 'Rome', latitude: '41.9', longitude: '12.5', radius: '5', unit: 'km' },
  { place: 'Aspen' },
  { latitude: '41.9', longitude: '12.5' },
  { latitude: '41.9', longitude: '12.51' },
  { polygon: '9,44;9.1,44;9.1,44.1' },
  { polygon: '9,44;9.1,44;9.1,44.2' },
  { viewport: '9,44,9.1,44.1' },
  { viewport: '9,44,9.1,44.2' },
]

test.group('Every search filter', () => {
  test('is in the summary of a saved search', ({ assert }) => {
    for (const name of FILTER_NAMES) {
      for (const query of searchesBy(name)) {
        const words = filterWords(query, name, 'en-US')
        assert.isNotEmpty(words, JSON.stringify(query))
        assert.include(searchWords(query), words!, JSON.stringify(query))
      }
    }
  })

  test('tells two searches apart', ({ assert }) => {
    const byOne = FILTER_NAMES.map(searchesBy)
    const byTwo = byOne.flatMap((some, at) =>
      byOne
        .slice(at + 1)
        .flatMap((others) => some.flatMap((one) => others.map((other) => ({ ...one, ...other }))))
    )
    const elsewhere = PLACES.flatMap((place) =>
      TEXTS.flatMap((text) => [{}, ...byOne.flat()].map((one) => ({ ...place, ...text, ...one })))
    )
    const found = new Map<string, string>()
    for (const query of [...elsewhere, ...byTwo]) {
      const words = searchWords(query)
      const asked = JSON.stringify(query)
      if (found.has(words)) assert.fail(`“${words}” is both ${asked} and ${found.get(words)}`)
      found.set(words, asked)
    }
    assert.isAbove(found.size, 1000)
  })

  test('is validated, counted once and cleared', async ({ assert }) => {
    for (const name of FILTER_NAMES) {
      for (const query of searchesBy(name)) {
        await searchValidator.validate(query)
        assert.equal(countFilters(query), 1, JSON.stringify(query))
        assert.equal(countFilters({ ...query, ...NO_FILTERS }), 0, JSON.stringify(query))
      }
    }
    for (const { names, max } of NUMBER_FILTERS) {
      for (const parameter of names) {
        for (const senseless of [-1, max + 1, 'many']) {
          await assert.rejects(() => searchValidator.validate({ [parameter]: senseless }))
        }
      }
    }
  })

  test('takes only days that there are', ({ assert }) => {
    assert.equal(dayIn({ available_by: '2028-02-29' }, 'available_by'), '2028-02-29')
    for (const day of [
      '2027-02-29',
      '2027-13-01',
      '27-01-01',
      'soon',
      '',
      undefined,
      ['2027-01-01'],
    ]) {
      assert.isNull(dayIn({ available_by: day }, 'available_by'), String(day))
    }
  })

  test('has parameters and bindings of its own', ({ assert }) => {
    assert.lengthOf(new Set(FILTER_PARAMETERS), FILTER_PARAMETERS.length)
    const asked = {
      numbers: byParameter(NUMBER_FILTERS, () => 9),
      choices: byParameter(CHOICE_FILTERS, (_, { options }) => Object.keys(options)),
      texts: byParameter(TEXTS_FILTERS, () => ['pool', 'sea view']),
      days: byParameter(DAY_FILTERS, () => '2027-02-01'),
      flags: byParameter(FLAG_FILTERS, () => true),
    }
    const bindings = FILTER_NAMES.flatMap((name) => {
      const conditions = FILTERS_SQL[name](asked)
      assert.isNotEmpty(conditions, name)
      for (const { sql = '', values = {} } of conditions) {
        for (const binding of Object.keys(values)) assert.include(sql, `:${binding}`, name)
      }
      return conditions.flatMap(({ values = {} }) => Object.keys(values))
    })
    assert.lengthOf(new Set(bindings), bindings.length)
  })
})
