import { test } from '@japa/runner'
import { rememberScores } from '#app/redesign/safety/content_classifier'

const [ONE, OTHER, THIRD] = ['one', 'other', 'third'].map((name) => Buffer.from(name))

test.group('What was seen in pictures', () => {
  test('is remembered, also if it is nothing at all', async ({ assert }) => {
    const seen: string[] = []
    const scoreOf = rememberScores(async (image) => {
      seen.push(image.toString())
      return image === ONE ? 0 : 0.5
    }, 2)
    assert.deepEqual([await scoreOf(ONE), await scoreOf(Buffer.from(ONE))], [0, 0])
    assert.equal(await scoreOf(OTHER), 0.5)
    assert.deepEqual(seen, ['one', 'other'])
  })

  test('is forgotten for the picture asked for longest ago', async ({ assert }) => {
    const seen: string[] = []
    const scoreOf = rememberScores(async (image) => seen.push(image.toString()), 2)
    for (const image of [ONE, OTHER, ONE, THIRD, ONE, OTHER]) await scoreOf(image)
    assert.deepEqual(seen, ['one', 'other', 'third', 'other'])
  })

  test('is asked again after a failure', async ({ assert }) => {
    let asked = 0
    const scoreOf = rememberScores(async () => {
      if (++asked === 1) throw new Error('busy')
      return 0.1
    }, 2)
    await assert.rejects(() => scoreOf(ONE), 'busy')
    assert.equal(await scoreOf(ONE), 0.1)
  })
})
