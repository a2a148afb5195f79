import { test } from '@japa/runner'
import { CallFailure } from '#app/kit/calls/call_failure'
import { NO_OPTIONS } from '#app/designs/looks/ui/design_options'
import { DesignOrders } from '#app/designs/designer/ui/design_orders'

const PHOTOGRAPH = { blob: new Blob(['a room']), name: 'room.jpg' }
const SAME = { options: null, engineKind: null }

function deskThatFails(status: number, message?: string) {
  const keys: string[] = []
  const fail = async (key: string): Promise<never> => {
    keys.push(key)
    throw new CallFailure(status, message ? { message } : null, {
      500: 'Failed to generate design',
    })
  }
  const desk = new DesignOrders({
    api: {
      generate: ({ key }) => fail(key),
      regenerate: (_id, _another, key) => fail(key),
      retry: () => fail('retry'),
    },
    makeKey: () => `key ${keys.length}`,
  })
  return { desk, keys }
}

test.group('Desk of orders', () => {
  test('an order that nobody answered is repeated under its own key', async ({ assert }) => {
    const { desk, keys } = deskThatFails(0)
    await desk.generate(PHOTOGRAPH, NO_OPTIONS, 'hosted')
    await desk.generate(PHOTOGRAPH, NO_OPTIONS, 'hosted')
    assert.deepEqual(keys, ['key 0', 'key 0'])
    await desk.generate(PHOTOGRAPH, { ...NO_OPTIONS, theme: 'noir' }, 'hosted')
    await desk.generate(PHOTOGRAPH, { ...NO_OPTIONS, theme: 'noir' }, 'builtin')
    assert.deepEqual(keys, ['key 0', 'key 0', 'key 2', 'key 3'])
  })

  test('one that was refused is another order the next time', async ({ assert }) => {
    const { desk, keys } = deskThatFails(422, 'No.')
    await desk.regenerate(7, SAME)
    await desk.regenerate(7, SAME)
    assert.deepEqual(keys, ['key 0', 'key 1'])
  })

  test('says when the credits are used up, and forgets it with the next choice', async ({
    assert,
  }) => {
    const { desk } = deskThatFails(402, 'You have too few credits.')
    assert.isNull(await desk.regenerate(7, SAME))
    assert.include(desk.snapshot(), { error: 'You have too few credits.', isOutOfCredits: true })
    desk.forgetError()
    assert.isNull(desk.snapshot().error)
  })

  test('a failure without a message is told in the words of the specification', async ({
    assert,
  }) => {
    const { desk } = deskThatFails(500)
    await desk.generate(PHOTOGRAPH, NO_OPTIONS, 'hosted')
    assert.equal(desk.snapshot().error, 'Failed to generate design')
  })
})
