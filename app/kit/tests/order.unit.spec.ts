import { test } from '@japa/runner'
import { dropIndexOf, moved } from '#app/kit/sorting/order'

test.group('Sortable order', () => {
  test('moves one forward and back, the others close up', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd'])
    assert.deepEqual(moved(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c'])
    assert.deepEqual(moved(['a', 'b'], 1, 1), ['a', 'b'])
  })

  test('arrow keys go one place, Home makes it the featured one', ({ assert }) => {
    assert.equal(dropIndexOf('ArrowLeft', 2, 4), 1)
    assert.equal(dropIndexOf('ArrowDown', 2, 4), 3)
    assert.equal(dropIndexOf('Home', 2, 4), 0)
    assert.equal(dropIndexOf('End', 2, 4), 3)
  })

  test('the ends lead nowhere, other keys neither', ({ assert }) => {
    assert.isNull(dropIndexOf('ArrowUp', 0, 4))
    assert.isNull(dropIndexOf('ArrowRight', 3, 4))
    assert.isNull(dropIndexOf('Home', 0, 4))
    assert.isNull(dropIndexOf('Enter', 1, 4))
  })
})
