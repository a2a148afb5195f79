import { test } from '@japa/runner'
import { beforeAfterContent, shownPairs } from '#app/properties/before_after/before_after'

test.group('Pairs of photos', () => {
  test('drop what isn’t a pair, and empty its wrong fields', ({ assert }) => {
    const pair = { id: 'a', before: 3, after: 4, caption: 'The kitchen' }
    assert.deepEqual(beforeAfterContent({ title: 'Then', pairs: [pair] }), {
      title: 'Then',
      pairs: [pair],
    })
    const empty = { id: '1', before: null, after: null, caption: '' }
    assert.deepEqual(beforeAfterContent({ pairs: [null, { before: 'x', after: -1 }, 7] }).pairs, [
      empty,
    ])
    assert.deepEqual(beforeAfterContent(undefined), { title: '', pairs: [] })
  })

  test('show where the listing still has both photos, and they differ', ({ assert }) => {
    const images = [{ id: 1 }, { id: 2 }]
    const pair = (before: number | null, after: number | null) => ({
      ...{ id: `${before} ${after}`, before, after },
      caption: '',
    })
    const shown = shownPairs(
      [pair(1, 2), pair(1, 1), pair(1, null), pair(2, 9), pair(2, 1)],
      images
    )
    assert.deepEqual(
      shown.map(({ id }) => id),
      ['1 2', '2 1']
    )
  })
})
