import { createECDH } from 'node:crypto'
import { test } from '@japa/runner'
import { StartError } from '#app/kernel/boot/start_error'
import { vapidKeys } from '#app/notifications/push/vapid_keys'

test.group('VAPID keys', () => {
  test('follow from the application key, always the same', ({ assert }) => {
    const keys = vapidKeys('one application key', {})
    assert.deepEqual(vapidKeys('one application key', {}), keys)
    assert.notDeepEqual(vapidKeys('another application key', {}), keys)

    const curve = createECDH('prime256v1')
    curve.setPrivateKey(keys.privateKey, 'base64url')
    assert.equal(curve.getPublicKey('base64url'), keys.publicKey)
    assert.lengthOf(Buffer.from(keys.publicKey, 'base64url'), 65)
    assert.lengthOf(Buffer.from(keys.privateKey, 'base64url'), 32)
  })

  test('are those that were set; the public one follows from the private', ({ assert }) => {
    const set = vapidKeys('somewhere else', {})
    assert.deepEqual(vapidKeys('here', set), set)
    assert.deepEqual(vapidKeys('here', { privateKey: set.privateKey }), set)
  })

  test('stop the start where they are none, or no pair', ({ assert }) => {
    const [one, two] = [vapidKeys('one', {}), vapidKeys('two', {})]
    for (const set of [
      { publicKey: one.publicKey },
      { publicKey: one.publicKey, privateKey: two.privateKey },
      { privateKey: 'not a key' },
      { privateKey: Buffer.alloc(32, 0xff).toString('base64url') },
    ]) {
      assert.throws(() => vapidKeys('here', set), StartError)
    }
  })
})
