import { test } from '@japa/runner'
import { publicAddress, publicFilter } from '#app/designs/gallery/public_filter'
import { parsePublicCursor, cursorOf } from '#app/designs/gallery/public_cursor'
import { filterWordsOf } from '#app/designs/gallery/ui/filter_words'

const NOTHING = { room: null, theme: null, designer: null, color: null, by: null, liked: null }
const option = (id: string, label: string) => ({ id, label, description: '', swatches: [] })
const LOOKS = {
  room_types: [option('kitchen', 'Kitchen')],
  themes: [option('japandi', 'Japandi')],
  designers: [],
  colors: [option('sage', 'Sage')],
}

test.group('What is looked for among public designs', () => {
  test('is read from the address, and written into it', ({ assert }) => {
    const filter = publicFilter({ theme: 'japandi', room: 'kitchen', page: '2' })
    assert.deepEqual(filter, { ...NOTHING, theme: 'japandi', room: 'kitchen' })
    assert.equal(publicAddress(filter), '/designs?room=kitchen&theme=japandi')
    assert.equal(publicAddress(NOTHING), '/designs')
  })

  test('is nothing where it makes no sense', ({ assert }) => {
    for (const value of ['', '1', '../x', "';--", ['japandi'], { a: 1 }, 'a'.repeat(81)]) {
      assert.deepEqual(publicFilter({ theme: value }), NOTHING)
    }
  })

  test('is told in words, what is unknown as it is', ({ assert }) => {
    const filter = { ...NOTHING, room: 'kitchen', theme: 'japandi', color: 'mauve', by: 'mila' }
    assert.deepEqual(
      filterWordsOf(filter, LOOKS).map(({ label }) => label),
      ['Japandi', 'Kitchen', 'mauve', '@mila']
    )
    assert.deepEqual(filterWordsOf(NOTHING, LOOKS), [])
  })
})

test.group('Where a page of public designs ended', () => {
  test('is found again', ({ assert }) => {
    const place = parsePublicCursor('1764000000123-42')
    assert.equal(place?.publishedAt.toMillis(), 1_764_000_000_123)
    assert.equal(place?.id, 42)
    assert.equal(place && cursorOf(place), '1764000000123-42')
  })

  test('is the beginning for anything else', ({ assert }) => {
    for (const value of [undefined, '', 'x', '1-', '-1', '1-2-3', ['1-2'], '9'.repeat(20) + '-1']) {
      assert.isNull(parsePublicCursor(value))
    }
  })
})
