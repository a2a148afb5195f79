import { test } from '@japa/runner'
import { beforeAfterContent } from '#app/properties/before_after/before_after'
import { withValuesOf } from '#app/properties/drafts/ui/with_values'
import type { ListingDraft, Parts, Pictures } from '#app/properties/drafts/ui/draft'
import { keysOf, mergeDrafts } from '#app/properties/drafts/ui/merge_drafts'
import { floorPlansContent } from '#app/properties/floor_plans/floor_plans'
import { roomsContent } from '#app/properties/parts/component_content'
import { draft } from '#app/properties/tests/editor_draft'

function merged(before: ListingDraft, mine: ListingDraft, theirs: ListingDraft) {
  const to = { from: before, to: theirs }
  const result = mergeDrafts({ before, mine, theirs: to, now: theirs })
  return { ...result, keys: keysOf(result.conflicts) }
}

function withParts(parts: Partial<Parts>, pictures: Pictures = {}): ListingDraft {
  const empty = draft()
  return {
    ...empty,
    parts: { ...empty.parts, ...parts },
    pictures: { ...empty.pictures, ...pictures },
  }
}

const rooms = (...given: object[]) => withParts({ rooms: roomsContent({ rooms: given }) })
const pairs = (...given: object[]) =>
  withParts({ before_after: beforeAfterContent({ pairs: given }) })
const highlights = (...items: string[]) => withParts({ features: { title: '', items } })
const pins = (...given: object[]) =>
  withParts({
    floor_plans: floorPlansContent({ plans: [{ id: 'ground', image: 9, pins: given }] }),
  })

test.group('Editor: merged parts', () => {
  test('hold the photos that both set into them', ({ assert }) => {
    const photos = (...ids: number[]) => withParts({}, { rooms: ids })
    const both = (mine: number[], theirs: number[]) =>
      merged(photos(1, 2, 3), photos(...mine), photos(...theirs))
    assert.deepEqual(both([1, 2, 3, 4], [1, 2, 3, 5]).draft.pictures.rooms, [1, 2, 3, 4, 5])
    assert.deepEqual(both([1, 3], [1, 2, 3, 5]).draft.pictures.rooms, [1, 3, 5])
    assert.deepEqual(both([3, 2, 1], [1, 2]).draft.pictures.rooms, [2, 1])
    const moved = both([3, 2, 1], [2, 1, 3])
    assert.deepEqual([moved.keys, moved.draft.pictures.rooms], [['pictures.rooms'], [2, 1, 3]])
    const chosen = withValuesOf(moved.draft, photos(3, 2, 1), moved.keys)
    assert.deepEqual(chosen.pictures.rooms, [3, 2, 1])
  })

  test('keep what each says of a room, and ask where both say it', ({ assert }) => {
    const before = rooms({ id: 'a', name: 'Room' }, { id: 'b', name: 'Bath' })
    const mine = rooms({ id: 'a', name: 'Salon', photo: 3 }, { id: 'b', name: 'Bath' })
    const theirs = rooms({ id: 'a', name: 'Parlor', floor: 'Top' }, { id: 'c', name: 'Attic' })
    const { draft: result, keys } = merged(before, mine, theirs)
    assert.deepEqual(
      result.parts.rooms.rooms.map(({ id, name, floor, photo }) => [id, name, floor, photo]),
      [
        ['a', 'Parlor', 'Top', 3],
        ['c', 'Attic', '', null],
      ]
    )
    assert.deepEqual(keys, ['rooms.rooms.a.name'])
    const [room] = withValuesOf(result, mine, keys).parts.rooms.rooms
    assert.include(room, { name: 'Salon', floor: 'Top', photo: 3 })
  })

  test('have the highlights that each adds, rewrites and takes out', ({ assert }) => {
    const both = (mine: string[], theirs: string[]) =>
      merged(highlights('Pool', 'Garden', 'Spa'), highlights(...mine), highlights(...theirs))
    const itemsOf = ({ draft: result, keys }: ReturnType<typeof both>) => {
      assert.isEmpty(keys)
      return result.parts.features.items
    }
    assert.deepEqual(itemsOf(both(['Pool', 'Gym', 'Garden', 'Spa'], ['Pool', 'Spa', 'Sauna'])), [
      'Pool',
      'Gym',
      'Spa',
      'Sauna',
    ])
    assert.deepEqual(itemsOf(both(['Heated pool', 'Garden', 'Spa'], ['Garden', 'Spa'])), [
      'Heated pool',
      'Garden',
      'Spa',
    ])
    assert.deepEqual(itemsOf(both(['Spa', 'Garden', 'Pool'], ['Pool', 'Garden', 'Spa', 'Spa'])), [
      'Spa',
      'Garden',
      'Pool',
      'Spa',
    ])
    const moved = both(['Spa', 'Pool', 'Garden'], ['Garden', 'Pool', 'Spa', 'Gym'])
    assert.deepEqual(moved.keys, ['features.items'])
    assert.deepEqual(moved.draft.parts.features.items, ['Garden', 'Pool', 'Spa', 'Gym'])
    const chosen = withValuesOf(moved.draft, highlights('Spa', 'Pool', 'Garden'), moved.keys)
    assert.deepEqual(chosen.parts.features.items, ['Spa', 'Pool', 'Garden', 'Gym'])
  })

  test('ask about a row that one removed while the other changed it', ({ assert }) => {
    const [bath, hall] = [
      { id: 'a', name: 'Bath' },
      { id: 'b', name: 'Hall' },
    ]
    const before = rooms(bath, hall)
    const changed = rooms({ ...bath, floor: 'Top' }, hall)
    const floors = (result: ListingDraft) =>
      result.parts.rooms.rooms.map(({ id, floor }) => [id, floor])

    const gone = merged(before, changed, rooms(hall))
    assert.deepEqual([gone.keys, floors(gone.draft)], [['rooms.rooms.a'], [['b', '']]])
    assert.isNull(gone.conflicts[0].theirs)
    assert.deepEqual(floors(withValuesOf(gone.draft, changed, gone.keys)), [
      ['a', 'Top'],
      ['b', ''],
    ])

    const kept = merged(before, rooms(hall), changed)
    assert.deepEqual(kept.keys, ['rooms.rooms.a'])
    assert.isNull(kept.conflicts[0].mine)
    assert.deepEqual(floors(kept.draft), [
      ['a', 'Top'],
      ['b', ''],
    ])
    assert.deepEqual(floors(withValuesOf(kept.draft, rooms(hall), kept.keys)), [['b', '']])

    assert.isEmpty(merged(before, rooms(hall), rooms(hall)).keys)
    assert.isEmpty(merged(before, rooms(hall), rooms(bath, { ...hall, name: 'Foyer' })).keys)

    const pin = { id: 'p', x: 0.1, y: 0.1 }
    const moved = merged(pins(pin), pins({ ...pin, x: 0.9 }), pins())
    assert.deepEqual(moved.keys, ['floor_plans.plans.ground.pins.p'])
    const back = withValuesOf(moved.draft, pins({ ...pin, x: 0.9 }), moved.keys)
    assert.deepEqual(
      back.parts.floor_plans.plans[0].pins.map(({ x }) => x),
      [0.9]
    )
  })

  test('never put the photos of two pairs, or the places of two pins, into one', ({ assert }) => {
    const pair = merged(
      pairs({ id: 'a', before: 1, after: 2 }),
      pairs({ id: 'a', before: 3, after: 2 }, { id: 'b', before: 7, after: 8 }),
      pairs({ id: 'a', before: 1, after: 4 }, { id: 'c', before: 5, after: 6 })
    )
    assert.deepEqual(
      pair.draft.parts.before_after.pairs.map(({ id, before, after }) => [id, before, after]),
      [
        ['a', 1, 4],
        ['b', 7, 8],
        ['c', 5, 6],
      ]
    )
    assert.deepEqual(pair.keys, ['before_after.pairs.a'])

    const pin = merged(
      pins({ id: 'p', x: 0.1, y: 0.1 }),
      pins({ id: 'p', x: 0.9, y: 0.1 }, { id: 'mine', x: 0.2, y: 0.2, photo: 1 }),
      pins({ id: 'p', x: 0.1, y: 0.9 }, { id: 'theirs', x: 0.3, y: 0.3, photo: 2 })
    )
    assert.deepEqual(
      pin.draft.parts.floor_plans.plans[0].pins.map(({ id, x, y }) => [id, x, y]),
      [
        ['p', 0.1, 0.9],
        ['mine', 0.2, 0.2],
        ['theirs', 0.3, 0.3],
      ]
    )
    assert.deepEqual(pin.keys, ['floor_plans.plans.ground.pins.p'])
  })

  test('lose no row whose id people’s own tools wrote twice', ({ assert }) => {
    const twice = [
      { id: 'a', name: 'Kitchen' },
      { id: 'a', name: 'Bath' },
    ]
    const before = rooms(...twice)
    const { draft: result } = merged(
      before,
      rooms(...twice, { id: 'b', name: 'Hall' }),
      rooms(...twice, { id: 'c', name: 'Attic' })
    )
    assert.deepEqual(
      result.parts.rooms.rooms.map(({ name }) => name),
      ['Kitchen', 'Bath', 'Hall', 'Attic']
    )
  })
})
