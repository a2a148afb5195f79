import { test } from '@japa/runner'
import { matchesQuery } from '#app/common/text/matches_query'

test.group('Command palette', () => {
  test('"{query}" finds "{text}": {isFound}')
    .with([
      { query: '', text: 'Privacy policy', isFound: true },
      { query: 'priv', text: 'Privacy policy', isFound: true },
      { query: 'POL pri', text: 'Privacy policy', isFound: true },
      { query: 'cy', text: 'Privacy policy', isFound: false },
      { query: 'cote', text: 'Côte d’Azur', isFound: true },
      { query: '아파트', text: '서울아파트에서', isFound: true },
      { query: 'חיפה', text: 'הדירה שבחיפה', isFound: true },
      { query: 'privacy x', text: 'Privacy policy', isFound: false },
    ])
    .run(({ assert }, { query, text, isFound }) => {
      assert.equal(matchesQuery(text, query), isFound)
    })
})
