import { BlockList, isIPv6, SocketAddress } from 'node:net'

const mappedIPv4 = new BlockList()
mappedIPv4.addSubnet('::ffff:0:0', 96, 'ipv6')

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6
 * one, since whoever has one address there has all of its 2^64.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address
  if (mappedIPv4.check(address, 'ipv6')) return address.slice(address.lastIndexOf(':') + 1)
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' })
  const [head, tail] = canonical.split('::')
  const groups = head ? head.split(':') : []
  if (tail !== undefined) {
    const after = tail ? tail.split(':') : []
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
