import ipaddr from 'ipaddr.js'

/** What IANA has given out of IPv6 for the public network so far. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the public network that one machine answers.
 * Loopback, private, shared (RFC 6598), link-local (where clouds serve their
 * metadata), multicast, broadcast, documentation and reserved ranges are not;
 * nor is an IPv6 address that stands for an IPv4 one (mapped, compatible,
 * NAT64, 6to4, Teredo), since it may lead to any of those.
 *
 * Source: https://www.iana.org/assignments/iana-ipv6-special-registry and
 * iana-ipv4-special-registry, as ipaddr.js has them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
