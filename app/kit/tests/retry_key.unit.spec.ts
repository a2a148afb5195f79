import { test } from '@japa/runner'
import { RetryKey } from '#app/kit/calls/retry_key'

test.group('The key of a retry', () => {
  test('stays for the same, and changes with what is sent', ({ assert }) => {
    const retry = new RetryKey()
    const first = retry.of({ title: 'A mill', images: [1, 2] })
    assert.match(first, /^[0-9a-f]{8}-/)
    assert.equal(retry.of({ title: 'A mill', images: [1, 2] }), first)
    const second = retry.of({ title: 'A mill', images: [2, 1] })
    assert.notEqual(second, first)
    assert.equal(retry.of({ title: 'A mill', images: [2, 1] }), second)
  })

  test('is the same again for what was changed and changed back', ({ assert }) => {
    const retry = new RetryKey()
    const first = retry.of({ title: 'A mill' })
    assert.notEqual(retry.of({ title: 'A barn' }), first)
    assert.equal(retry.of({ title: 'A mill' }), first)
  })

  test('is another one for the same thing once that worked', ({ assert }) => {
    const retry = new RetryKey()
    const first = retry.of(10)
    retry.forget()
    assert.notEqual(retry.of(10), first)
  })
})
