import { test } from '@japa/runner'
import type { Conflict } from '#app/properties/drafts/ui/conflicts'
import { conflictWords } from '#app/properties/editor/ui/conflict_words'

const conflict = (key: string, mine: unknown, theirs: unknown): Conflict => ({
  key,
  field: 'price',
  mine,
  theirs,
})

test.group('Editor: words of a conflict', () => {
  test('say who changed what, what stands there, and what to do', ({ assert }) => {
    assert.equal(
      conflictWords(conflict('price', 7, 5), 'Mila'),
      'Mila changed the price while you were writing. It says “5” now; you wrote “7”. Keep yours or take theirs.'
    )
    assert.equal(
      conflictWords(conflict('hero.headline', '', 'By the sea'), null),
      'The headline changed elsewhere while you were writing. It says “By the sea” now; you wrote nothing. Keep yours or take theirs.'
    )
    assert.equal(
      conflictWords(conflict('images', [1, 2], [2, 1]), 'Mila'),
      'Mila rearranged the photos while you did. They’re in the other order now. Keep yours or take theirs.'
    )
  })

  test('are those of the editor, not of the wire', ({ assert }) => {
    const words = [
      conflict('is_private', true, false),
      conflict('lot_area', 4, 5),
      conflict('component_order', ['agent'], ['rooms']),
      conflict('titles.open_houses', 'A', 'B'),
    ].map((each) => conflictWords(each, 'Mila'))
    assert.include(words[0], 'changed the visibility')
    assert.include(words[0], 'It says “Public” now; you wrote “Private”.')
    assert.include(words[1], 'changed the land area')
    assert.equal(
      words[2],
      'Mila changed the order of the page while you were writing. Keep yours or take theirs.'
    )
    assert.include(words[3], 'changed the title of the open houses')
    assert.notMatch(words.join(' '), /_|true|false/)
  })
})
