import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { foldText } from '#app/common/text/fold_text'
import { textQueries } from '#app/common/database/text_query'

const SCRIPTS = [
  'Latin,Greek,Cyrillic,Armenian,Georgian,Hebrew,Arabic,Devanagari,Bengali,Tamil,Telugu,Thai,Lao',
  'Khmer,Myanmar,Tibetan,Ethiopic,Cherokee,Hangul,Hiragana,Katakana,Han,Bopomofo,Common,Inherited',
].flatMap((names) => names.split(','))

/** Letters of Unicode 15 and 17 with a plainer form, which not every database knows yet. */
const NEWER = new Set([0xa7f1, 0x1aeb, ...Array.from({ length: 62 }, (_, at) => 0x1e030 + at)])

async function folded(texts: string[]): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { folded: string }[] }>(
    'select fold_text(given) as folded from unnest(?::text[]) with ordinality as t(given, at) order by at',
    [texts]
  )
  return rows.map((row) => row.folded)
}

async function isFound(text: string, query: string): Promise<boolean> {
  const asked = textQueries(query)
    .map((one) => `(${one})`)
    .join(' & ')
  const { rows } = await db.rawQuery<{ rows: { found: boolean }[] }>(
    'select search_vector(?) @@ ?::tsquery as found',
    [text, asked]
  )
  return rows[0].found
}

test.group('The database folds', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('as the application does, letter by letter and in texts', async ({ assert }) => {
    for (const script of SCRIPTS) {
      const pattern = new RegExp(`[\\p{Script=${script}}]`, 'u')
      const letters: string[] = []
      for (let code = 1; code <= 0x2ffff; code++) {
        if ((code >= 0xd800 && code <= 0xdfff) || NEWER.has(code)) continue
        const letter = String.fromCodePoint(code)
        if (pattern.test(letter)) letters.push(`Aa ${letter}\u0301b${letter}`)
        if (letters.length === 3000) break
      }
      const given = await folded(letters)
      const others = letters.flatMap((text, at) =>
        given[at] === foldText(text) ? [] : [[text, given[at], foldText(text)]]
      )
      assert.deepEqual(others, [], script)
    }
    const texts = [
      "it's  `a` Test!",
      '\u0001',
      '',
      '日本語ＡＢＣ がカ',
      'ΟΔΟΣ Ἀθῆναι',
      'İI ǅ',
      '👩‍👩‍👧 ❤️',
    ]
    assert.deepEqual(await folded(texts), texts.map(foldText))
  })

  test('"{text}" for "{query}": {found}')
    .with([
      { text: '山の家、東京都心のタワーマンション', query: '東京', found: true },
      { text: '山の家、東京都心のタワーマンション', query: '京都心', found: true },
      { text: '山の家、東京都心のタワーマンション', query: 'マンション', found: true },
      { text: '山の家、東京都心のタワーマンション', query: '家東', found: false },
      { text: '山の家、東京都心のタワーマンション', query: '心', found: true },
      { text: '東京と京都', query: '東京都', found: false },
      { text: 'บ้านริมทะเลภูเก็ต', query: 'ทะเล', found: true },
      { text: '海边别墅villa三亚', query: '别墅 vil', found: true },
      { text: '海边别墅villa三亚', query: '三亚', found: true },
      { text: 'समुद्र के किनारे घर', query: 'किनारे', found: true },
      { text: 'समुद्र के किनारे घर', query: 'कनारे', found: false },
      { text: 'Дом у моря', query: 'МОР', found: true },
      { text: '바닷가 한옥집', query: '한옥', found: true },
      { text: '서울아파트에서 바다까지', query: '아파트', found: true },
      { text: '서울아파트에서 바다까지', query: '파트에 바다', found: true },
      { text: '서울 아파트', query: '울아', found: false },
      { text: 'דירה בתל אביב, קרובה לים', query: 'ים', found: true },
      { text: 'הדירה שבחיפה', query: 'חיפה', found: true },
      { text: 'הדירה שבחיפה', query: 'דירה', found: true },
      { text: 'הדירה שבחיפה', query: 'הש', found: false },
      { text: 'הדירה שבחיפה', query: 'דירות', found: false },
      { text: 'かき', query: 'がき', found: false },
      { text: `${'です。'.repeat(400)}終わりの家`, query: 'りの家', found: true },
    ])
    .run(async ({ assert }, { text, query, found }) => {
      assert.equal(await isFound(text, query), found)
    })

  test('words of any length', async ({ assert }) => {
    assert.isTrue(await isFound('家'.repeat(10_000), '家家家'))
    assert.isTrue(await isFound(`${'é'.repeat(9000)} villa`, 'villa'))
    assert.isTrue(await isFound(`${'𐐨'.repeat(9000)} villa`, 'villa'))
  })
})
