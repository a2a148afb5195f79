import { test } from '@japa/runner'
import { pauseVariantsDuring, variantPause } from '#app/media/variants/variant_pause'

test.group('Variants wait', () => {
  test('for work that needs every core, however it ends', async ({ assert }) => {
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    pauseVariantsDuring(first.promise)
    pauseVariantsDuring(second.promise)
    const order: string[] = []
    const waiting = variantPause()().then(() => order.push('variants'))
    first.resolve()
    await first.promise
    order.push('first')
    second.reject(new Error('failed'))
    await waiting
    assert.deepEqual(order, ['first', 'variants'])
  })

  test('for nothing while nothing runs', async ({ assert }) => {
    await assert.doesNotReject(variantPause())
  })
})
