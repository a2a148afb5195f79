import { test } from '@japa/runner'
import { SharedQuestion } from '#app/kernel/page_cache/shared_question'

function slowQuestion() {
  const open: ((answer: number) => void)[] = []
  const ask = () => new Promise<number>((resolve) => open.push(resolve))
  return { ask, open }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test.group('A shared question', () => {
  test('is asked again for those who came after it was begun, once for all of them', async ({
    assert,
  }) => {
    const shared = new SharedQuestion<number>()
    const { ask, open } = slowQuestion()
    const first = shared.answer('a', ask)
    const later = [shared.answer('a', ask), shared.answer('a', ask)]
    assert.lengthOf(open, 1)

    open[0](1)
    assert.equal(await first, 1)
    await turn()
    assert.lengthOf(open, 2)
    open[1](2)
    assert.deepEqual(await Promise.all(later), [2, 2])

    const afterwards = shared.answer('a', ask)
    assert.lengthOf(open, 3)
    open[2](3)
    assert.equal(await afterwards, 3)
  })

  test('that fails does not keep the next from being asked', async ({ assert }) => {
    const shared = new SharedQuestion<number>()
    const failing = shared.answer('a', () => Promise.reject(new Error('away')))
    const next = shared.answer('a', async () => 2)
    await assert.rejects(() => failing, 'away')
    assert.equal(await next, 2)
  })
})
