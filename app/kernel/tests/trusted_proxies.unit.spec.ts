import { test } from '@japa/runner'
import { parseTrustedProxies } from '#app/kernel/http/trusted_proxies'

test.group('TRUST_PROXY', () => {
  test('trusts nobody unless told', ({ assert }) => {
    for (const setting of [undefined, '', '0', 'false']) {
      assert.isFalse(parseTrustedProxies(setting)('127.0.0.1', 0))
    }
  })

  test('is the number of proxies in front', ({ assert }) => {
    for (const [setting, hops] of [
      ['1', 1],
      ['true', 1],
      [' 2 ', 2],
    ] as const) {
      const trusts = parseTrustedProxies(setting)
      assert.isTrue(trusts('203.0.113.9', hops - 1))
      assert.isFalse(trusts('127.0.0.1', hops))
    }
  })

  test('is a list of addresses, networks and names', ({ assert }) => {
    const trusts = parseTrustedProxies('loopback, 10.1.0.0/16,2001:db8::7')
    const proxies = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '2001:db8::7']
    for (const address of proxies) assert.isTrue(trusts(address, 5), address)
    for (const address of ['10.2.0.1', '2001:db8::8', '203.0.113.9', 'nonsense']) {
      assert.isFalse(trusts(address, 0), address)
    }
  })

  test('is refused in one sentence where it is neither', ({ assert }) => {
    const wrong = ['-1', '11', '1.5', 'nginx', '10.0.0.1,', '10.0.0.0/33', '0.0.0.0/0', '::/0']
    for (const setting of [...wrong, '10.0.0.1 10.0.0.2', '1,2', '10.0.0.0/0.0.0.0']) {
      assert.throws(() => parseTrustedProxies(setting), /TRUST_PROXY must be the number of proxies/)
    }
  })
})
