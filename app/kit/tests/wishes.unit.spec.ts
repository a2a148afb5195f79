import { test } from '@japa/runner'
import { Wishes } from '#app/kit/calls/wishes'

/** A heart on a page, and the server that keeps it. */
function heart() {
  const wishes = new Wishes<string, boolean>()
  const asked: { wanted: boolean; answer: PromiseWithResolvers<boolean> }[] = []
  let shown = false
  const press = (wanted: boolean, known = shown) => {
    shown = wanted
    return wishes.make('home', {
      wanted,
      known,
      send: (value) => {
        const answer = Promise.withResolvers<boolean>()
        asked.push({ wanted: value, answer })
        return answer.promise
      },
      show: (told) => (shown = told),
    })
  }
  return { press, asked, shown: () => shown, sent: () => asked.map(({ wanted }) => wanted) }
}

test.group('Wishes', () => {
  test('show what the server answers', async ({ assert }) => {
    const { press, asked, shown } = heart()
    const done = press(true)
    asked[0].answer.resolve(true)
    await done
    assert.isTrue(shown())
  })

  test('only the last of those made meanwhile is sent, after the first is answered', async ({
    assert,
  }) => {
    const { press, asked, shown, sent } = heart()
    const done = press(true)
    await press(false)
    await press(true)
    await press(false)
    assert.deepEqual(sent(), [true])
    asked[0].answer.resolve(true)
    await asked[0].answer.promise
    await Promise.resolve()
    assert.isFalse(shown(), 'the first answer is older than what was wanted since')
    assert.deepEqual(sent(), [true, false])
    asked[1].answer.resolve(false)
    await done
    assert.isFalse(shown())
  })

  test('a refused one goes back to what the server last told', async ({ assert }) => {
    const { press, asked, shown } = heart()
    const done = press(true)
    await press(false)
    asked[0].answer.resolve(true)
    await asked[0].answer.promise
    await Promise.resolve()
    asked[1].answer.reject(new Error('offline'))
    await assert.rejects(() => done, 'offline')
    assert.isTrue(shown())
    const again = press(false)
    asked[2].answer.resolve(false)
    await again
    assert.isFalse(shown())
  })
})
