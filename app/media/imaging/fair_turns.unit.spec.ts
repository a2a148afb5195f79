import { test } from '@japa/runner'
import { FairQueue } from '#app/media/imaging/fair_queue'

function stage(slots: number) {
  const turns = new FairQueue(slots)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    want(person: string, name: string, isLarge = false) {
      const run = () => {
        begun.push(name)
        return new Promise<void>((end) => ends.set(name, end))
      }
      return turns.run({ person, isLarge, run })
    },
    async end(name: string) {
      ends.get(name)!()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test.group('Fair turns', () => {
  test('people take turns, however much one wants', async ({ assert }) => {
    const { begun, want, end } = stage(1)
    const work = ['a1', 'a2', 'a3'].map((name) => want('a', name))
    work.push(want('b', 'b1'), want('c', 'c1'))
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
      await new Promise((resolve) => setImmediate(resolve))
      await end(name)
    }
    await Promise.all(work)
    assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  test('one large piece runs at a time, and small ones pass those that wait', async ({
    assert,
  }) => {
    const { begun, want, end } = stage(2)
    const work = ['large 1', 'large 2', 'large 3'].map((name) => want('a', name, true))
    work.push(want('b', 'small'))
    await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual(begun, ['large 1', 'small'])
    await end('small')
    assert.deepEqual(begun, ['large 1', 'small'])
    for (const name of ['large 1', 'large 2', 'large 3']) await end(name)
    await Promise.all(work)
    assert.deepEqual(begun, ['large 1', 'small', 'large 2', 'large 3'])
  })

  test('what fails leaves its place', async ({ assert }) => {
    const turns = new FairQueue(1)
    const fail = () => Promise.reject(new Error('No.'))
    await assert.rejects(() => turns.run({ person: 1, isLarge: true, run: fail }), 'No.')
    const run = async () => 7
    assert.equal(await turns.run({ person: 1, isLarge: true, run }), 7)
  })

  test('nobody queues without end', async ({ assert }) => {
    const { want } = stage(1)
    for (let count = 0; count <= 64; count++) void want('a', `a${count}`)
    await assert.rejects(() => want('a', 'one more'), /Too many pictures at once/)
    void want('b', 'b1')
  })
})
