import { test } from '@japa/runner'
import { signMessage } from '#app/webhooks/deliveries/sign_message'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
/** Source: the test vectors of the Standard Webhooks libraries */
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
}
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test.group('Signatures of webhooks', () => {
  test('are those of the published test vector', ({ assert }) => {
    assert.equal(signMessage(MESSAGE, [SECRET]), SIGNATURE)
  })

  test('come one for each secret, and depend on every part', ({ assert }) => {
    const other = `whsec_${btoa('another secret of 32 bytes......')}`
    const [first, second] = signMessage(MESSAGE, [SECRET, other]).split(' ')
    assert.equal(first, SIGNATURE)
    assert.match(second ?? '', /^v1,[\w+/]{43}=$/)
    for (const change of [{ id: 'msg_2' }, { timestamp: 1 }, { body: '{}' }]) {
      assert.notEqual(signMessage({ ...MESSAGE, ...change }, [SECRET]), SIGNATURE)
    }
  })
})
