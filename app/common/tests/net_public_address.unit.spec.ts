import { test } from '@japa/runner'
import { isPublicAddress } from '#app/common/net/network_guard'

test.group('Public addresses', () => {
  for (const address of ['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:82a::200e'])
    test(`${address} is public`, ({ assert }) => assert.isTrue(isPublicAddress(address)))

  for (const [what, addresses] of Object.entries({
    'this machine': ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::'],
    'a private network': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1'],
    'a link, and the metadata of clouds': ['169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
    'a network that customers share': ['100.64.0.1', '100.127.255.255'],
    'IPv4 mapped to IPv6': ['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:8.8.8.8'],
    'IPv4-compatible IPv6': ['::127.0.0.1', '::7f00:1'],
    'translated IPv6': ['::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1'],
    'a tunnel': ['2002:7f00:1::', '2001:0:53aa:64c::1'],
    'many at once': ['224.0.0.1', '255.255.255.255', 'ff02::1', '192.88.99.1'],
    'kept for something else': ['192.0.0.8', '198.18.0.1', '203.0.113.9', '240.0.0.1', '5f00::1'],
    'examples and the past': ['2001:db8::1', '3fff::1', '100::1', 'fec0::1', '4000::1'],
    'no address': ['', 'localhost', '999.1.1.1', 'fe80::1%eth0', '127.0.0.1:80'],
  })) {
    test(`nothing of ${what} is public`, ({ assert }) => {
      assert.deepEqual(addresses.filter(isPublicAddress), [])
    })
  }
})
