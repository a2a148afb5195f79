import { test } from '@japa/runner'
import { addressBlock } from '#app/common/rate_limits/address_block'

test.group('Address blocks', () => {
  test('an IPv4 address is a block of its own, also written as IPv6', ({ assert }) => {
    assert.equal(addressBlock('203.0.113.9'), '203.0.113.9')
    assert.equal(addressBlock('::ffff:203.0.113.9'), '203.0.113.9')
    assert.equal(addressBlock('::ffff:cb00:7109'), '203.0.113.9')
  })

  test('a port does not count', ({ assert }) => {
    assert.equal(addressBlock('203.0.113.9:4711'), '203.0.113.9')
    assert.equal(addressBlock('[2001:db8:1:2::9]:4711'), addressBlock('2001:db8:1:2::8'))
  })

  test('the addresses of an IPv6 network are one block', ({ assert }) => {
    const block = addressBlock('2001:db8:1:2:3:4:5:6')
    assert.equal(block, addressBlock('2001:0db8:1:2::9'))
    assert.notEqual(block, addressBlock('2001:db8:1:3:3:4:5:6'))
    assert.equal(addressBlock('2001:db8::1'), '2001:db8:0:0::/64')
    assert.equal(addressBlock('::1'), '0:0:0:0::/64')
  })
})
