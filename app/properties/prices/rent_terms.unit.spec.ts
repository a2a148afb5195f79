import { test } from '@japa/runner'
import { offerStays } from '#app/properties/publishing/assert_offer_stays'
import { rentWords, shortRentWords } from '#app/properties/prices/rent_words'
import { rentTerms } from '#app/properties/prices/ui/rent_terms'

const HOME = {
  offered_for: 'rent',
  currency: 'EUR',
  deposit: 3600,
  available_from: '2027-02-01',
} as const

test.group('Terms of a rent', () => {
  test('are its deposit and its day, as far as they are known', ({ assert }) => {
    const terms = rentTerms(HOME, 'en-US').map(({ label, value }) => `${label} ${value}`)
    assert.deepEqual(terms, ['Deposit €3,600', 'Available from Feb 1, 2027'])
    assert.isEmpty(rentTerms({ ...HOME, deposit: null, available_from: null }, 'en-US'))
    assert.lengthOf(rentTerms({ ...HOME, currency: null }, 'en-US'), 1)
    assert.isEmpty(rentTerms({ ...HOME, offered_for: 'sale' }, 'en-US'))
  })

  test('say after an amount that it is of a month', ({ assert }) => {
    assert.equal(rentWords('€1,800', 'rent'), '€1,800 a month')
    assert.equal(rentWords('€1,800', 'sale'), '€1,800')
    assert.equal(rentWords('', 'rent'), '')
    assert.equal(shortRentWords('€1.8K', 'rent'), '€1.8K/mo')
  })

  test('replace those of a sale only before a home was out', ({ assert }) => {
    const at = '2026-11-01T10:00:00Z'
    assert.isTrue(offerStays({ offeredFor: 'sale', publishedAt: null }, 'rent'))
    assert.isFalse(offerStays({ offeredFor: 'sale', publishedAt: at }, 'rent'))
    assert.isTrue(offerStays({ offeredFor: 'sale', publishedAt: at }, 'sale'))
    assert.isTrue(offerStays({ offeredFor: 'sale', publishedAt: at }))
  })
})
