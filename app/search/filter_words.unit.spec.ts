import { test } from '@japa/runner'
import { FILTER_NAMES } from '#app/search/search_filters'
import { countFilters, NO_FILTERS } from '#app/search/search_query'
import { bestValues } from '#app/search/compare/ui/best_values'
import { filterWords, shortWords } from '#app/search/ui/filter_words'
import {
  emptySearchAdvice,
  resultsTitle,
  searchName,
  searchWords,
} from '#app/search/ui/search_words'

const ROME = { place: 'Rome', latitude: '41.9', longitude: '12.5' }

test.group('Words of an empty search', () => {
  const none = { total: 0, is_total_exact: true }

  test('advise only what the search has', ({ assert }) => {
    const saving = 'Save this search, and we’ll tell you when one comes.'
    assert.equal(emptySearchAdvice({}), saving)
    assert.equal(emptySearchAdvice({ type: 'castle' }), `${saving} Or take a filter away.`)
    assert.equal(
      emptySearchAdvice({ q: 'moat', place: 'Rome', type: 'castle' }),
      `${saving} Or try a larger area, or use other words, or take a filter away.`
    )
    assert.equal(resultsTitle(none, { type: 'castle' }), '0 homes')
    assert.equal(resultsTitle(none, ROME), '0 homes near Rome')
    assert.equal(resultsTitle({ ...none, total: 2 }, {}), '2 homes everywhere')
  })
})

test.group('Words of filters', () => {
  test('say what each asks for', ({ assert }) => {
    const query = {
      min_price: '500000',
      max_price: '2000000',
      currency: 'EUR',
      bedrooms: '1',
      type: 'villa,castle,spaceship',
      min_area: '2000',
      area_unit: 'sqft',
      max_year: '1990',
      has_video: '1',
    }
    const words = FILTER_NAMES.map((name) => [name, filterWords(query, name, 'en-US')])
    assert.deepEqual(Object.fromEntries(words), {
      offeredFor: null,
      price: '€500K – €2M',
      bedrooms: '1+ beds',
      bathrooms: null,
      type: 'Villa, Castle',
      area: '2,000+ sq ft',
      sector: null,
      features: null,
      year: 'Up to 1990',
      kind: null,
      availableBy: null,
      hasVideo: 'Has a video',
      acceptsCrypto: null,
      hasOpenHouse: null,
    })
    const rent = { max_price: '2500', offered_for: 'rent' }
    assert.equal(filterWords(rent, 'price', 'en-US'), 'Up to $2.5K a month')
    assert.equal(filterWords(rent, 'offeredFor', 'en-US'), 'For rent')
    assert.equal(searchName({ ...rent, type: 'loft' }), 'Loft for rent everywhere')
    assert.equal(searchName({ q: 'Portofino' }), 'Portofino')
    assert.equal(searchName({ q: 'pool', ...ROME }), 'pool near Rome')
    assert.equal(searchName({ q: 'pool', place: 'Tuscany, Italy' }), 'pool in Tuscany, Italy')
    assert.equal(shortWords('Villa, Castle'), 'Villa +1')
    assert.equal(shortWords('Villa'), 'Villa')
    assert.isNull(shortWords(null))
  })

  test('don’t take a code of another currency', ({ assert }) => {
    assert.equal(filterWords({ min_price: '5', currency: 'dollars' }, 'price', 'en-US'), 'From $5')
  })

  test('sum a search up, and count a range once', ({ assert }) => {
    const query = {
      ...ROME,
      min_year: '1900',
      max_year: '1990',
    }
    assert.equal(searchWords(query), 'near Rome · within 2 mi · 1900 – 1990')
    assert.equal(countFilters({ ...query, currency: 'EUR', area_unit: 'sqft', q: 'sea' }), 1)
    assert.equal(countFilters({ ...query, ...NO_FILTERS }), 0)
  })
})

test.group('The best of several', () => {
  test('is marked where there is one', ({ assert }) => {
    const lowest = { of: 'lowest', word: 'Lowest' } as const
    assert.deepEqual(bestValues([3, 1, null, 1], lowest), [false, true, false, true])
    assert.deepEqual(bestValues([3, 1], { of: 'highest', word: 'Most' }), [true, false])
    for (const values of [[2, 2], [2, null], [null, null], []]) {
      assert.notInclude(bestValues(values, lowest), true)
    }
  })
})
