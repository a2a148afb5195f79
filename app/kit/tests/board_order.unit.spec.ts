import { test } from '@japa/runner'
import {
  boardDraftOf,
  itemsOf,
  placedOnBoard,
  type BoardItem,
  type BoardPlace,
} from '#app/kit/board/board_order'

type Stage = 'new' | 'done'
type Item = BoardItem<Stage>

const items: Item[] = [
  { id: 1, stage: 'new' },
  { id: 2, stage: 'new' },
  { id: 3, stage: 'new' },
  { id: 4, stage: 'done' },
]
const [first, second] = items as [Item, Item]
const isStage = (value: unknown): value is Stage => value === 'new' || value === 'done'
const ids = (list: Item[]) => list.map(({ id }) => id)
const over = (lifted: Item, target: string | number, draft: BoardPlace<Stage> | null = null) =>
  boardDraftOf({ items, lifted, draft, over: target, isStage })

test.group('The order of a board', () => {
  test('a card lands where the one under the pointer is', ({ assert }) => {
    assert.deepEqual(over(first, 3), { stage: 'new', position: 2 })
    assert.deepEqual(over(first, 4), { stage: 'done', position: 0 })
    const draft = { stage: 'done', position: 0 } as const
    assert.deepEqual(over(first, 2, draft), { stage: 'new', position: 0 })
    assert.deepEqual(over(first, 4, draft), { stage: 'done', position: 1 })
  })

  test('a card lands at the end of another stage, and stays in its own', ({ assert }) => {
    assert.deepEqual(over(first, 'done'), { stage: 'done', position: 1 })
    assert.isNull(over(first, 'new'))
    assert.isNull(over(first, 1))
    assert.isNull(over(first, 'done', { stage: 'done', position: 0 }))
    assert.isNull(over(first, 99))
  })

  test('a lifted card shows where it would land', ({ assert }) => {
    const dragged = { lifted: second, draft: { stage: 'done', position: 1 } } as const
    assert.deepEqual(ids(itemsOf(items, 'new', dragged)), [1, 3])
    assert.deepEqual(ids(itemsOf(items, 'done', dragged)), [4, 2])
    assert.deepEqual(ids(itemsOf(items, 'new', null)), [1, 2, 3])
  })

  test('a moved card is in its place', ({ assert }) => {
    const inNew = placedOnBoard(items, 3, { stage: 'new', position: 0 })
    assert.deepEqual(ids(itemsOf(inNew, 'new', null)), [3, 1, 2])
    const inDone = placedOnBoard(items, 1, { stage: 'done' })
    assert.deepEqual(ids(itemsOf(inDone, 'done', null)), [4, 1])
    assert.deepEqual(placedOnBoard(items, 99, { stage: 'done' }), items)
  })
})
