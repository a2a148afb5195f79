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

  test('name the row of a list, and no numbers of photos', ({ assert }) => {
    const words = [
      conflict('rooms.rooms.mv.1.name', 'Salon', 'Parlor'),
      conflict('rooms.rooms.mv.1.photo', 3, 4),
      conflict('rooms.rooms', ['a', 'b'], ['b', 'a']),
      conflict('pictures.overview', [1, 2], [2, 1]),
      conflict('before_after.pairs.mv', { before: 1 }, { before: 2 }),
      conflict('floor_plans.plans.mv.floor', 'Top', 'Attic'),
      conflict('floor_plans.plans.mv.pins.p', { x: 1 }, { x: 2 }),
    ].map((each) => conflictWords(each, 'Mila').replace(' Keep yours or take theirs.', ''))
    const told = (name: string) => `Mila changed the ${name} while you were writing.`
    assert.deepEqual(words, [
      `${told('name of a room')} It says “Parlor” now; you wrote “Salon”.`,
      told('photo of a room'),
      told('order of the rooms'),
      told('order of the photos in the description'),
      told('pair of photos'),
      `${told('floor of a floor plan')} It says “Attic” now; you wrote “Top”.`,
      told('pins of a floor plan'),
    ])
  })

  test('ask what becomes of a row that one removed and the other changed', ({ assert }) => {
    const salon = { id: 'a', name: 'Salon', size: null, floor: '', photo: null }
    const pin = { id: 'p', x: 0, y: 0, label: '', size: null, photo: 3 }
    const words = (key: string, mine: unknown, theirs: unknown, who: string | null) =>
      conflictWords(conflict(key, mine, theirs), who)
    const choice = 'Keep yours to bring it back, or take theirs to let it go.'
    assert.equal(
      words('rooms.rooms.a', salon, null, 'Mila'),
      `Mila removed the room “Salon” while you were changing it. ${choice}`
    )
    assert.equal(
      words('floor_plans.plans.g.pins.p', pin, null, null),
      `The pin of a floor plan was removed elsewhere while you were changing it. ${choice}`
    )
    const kept = 'It’s still here. Keep yours to remove it, or take theirs to leave it.'
    assert.equal(
      words('rooms.rooms.a', null, salon, 'Mila'),
      `Mila changed the room “Salon”, which you removed. ${kept}`
    )
    assert.equal(
      words('rooms.rooms.a', null, salon, null),
      `The room “Salon”, which you removed, was changed elsewhere. ${kept}`
    )
  })
})
