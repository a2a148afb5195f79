import { test } from '@japa/runner'
import { engineFor, engineHint, engineTitle } from '#app/designs/engines/ui/engine_words'
import type { Engine } from '#app/designs/ui/types'

const LOOK = { options: [], typical_seconds: null }
const HOSTED: Engine = {
  ...LOOK,
  kind: 'hosted',
  name: 'OpenAI: gpt-image-1.5',
  maker: 'OpenAI',
  is_local: false,
  price: 3,
}
const DRAFT: Engine = {
  ...LOOK,
  kind: 'builtin',
  name: 'vesta',
  maker: 'this server',
  is_local: true,
  price: 1,
}

test.group('Who makes a design', () => {
  test('is told with the price and where the photo goes', ({ assert }) => {
    assert.equal(engineTitle(DRAFT), 'Draft, on this server')
    assert.equal(engineHint(DRAFT), '1 credit. Your photo stays on this server.')
    assert.equal(engineTitle(HOSTED), 'Photorealistic, by OpenAI')
    assert.equal(
      engineHint(HOSTED, 4),
      '3 credits each. Your photos are sent to OpenAI: gpt-image-1.5 to create the designs.'
    )
  })

  test('is the usual one where nobody was named, or nobody by that name is left', ({ assert }) => {
    assert.equal(engineFor([HOSTED, DRAFT], 'builtin'), DRAFT)
    assert.equal(engineFor([HOSTED, DRAFT], null), HOSTED)
    assert.equal(engineFor([DRAFT], 'hosted'), DRAFT)
  })
})
