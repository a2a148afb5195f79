import { test } from '@japa/runner'
import { foldText } from '#app/common/text/fold_text'
import { phraseQuery, textQueries } from '#app/common/database/text_query'

test.group('A folded text', () => {
  test('"{given}" is "{folded}"')
    .with([
      { given: 'Saint-Tropez', folded: 'saint tropez' },
      { given: '  a   b ', folded: 'a b' },
      { given: 'Łódź Straße İzmir ıspanak', folded: 'lodz strasse izmir ispanak' },
      { given: 'Ёлка Йод', folded: 'елка иод' },
      { given: 'ΟΔΟΣ οδός', folded: 'οδοσ οδοσ' },
      { given: 'O’Neill Kaʻū', folded: 'oneill kau' },
      { given: 'か が', folded: 'か が' },
      { given: 'ガ ｶﾞ カ', folded: 'ガ ガ カ' },
      { given: 'हिन्दी', folded: 'हिन्दी' },
      { given: 'บ้าน', folded: 'บ้าน' },
      { given: '한옥', folded: '한옥' },
      { given: 'Ｖｉｌｌａ ﬁve', folded: 'villa five' },
      { given: 'می‌خواهم', folded: 'میخواهم' },
      { given: 'ter\u00adrace ❤️', folded: 'terrace' },
    ])
    .run(({ assert }, { given, folded }) => {
      assert.equal(foldText(given), folded)
      assert.equal(foldText(folded), folded)
      assert.equal(foldText(given.normalize('NFD')), folded)
    })

  test('asks for starts of words, or for any piece in scripts without spaces', ({ assert }) => {
    assert.deepEqual(textQueries('Casa faro'), ["'casa':*", "'faro':*"])
    assert.deepEqual(textQueries('東京都'), ["'東京' <-> '京都' <-> '都':*"])
    assert.deepEqual(textQueries('iPhone東'), ["'iphone':*", "'東':*"])
    assert.equal(phraseQuery('Heated pool'), "'heated' <-> 'pool'")
    assert.deepEqual(textQueries('— ❤️'), [])
  })
})
