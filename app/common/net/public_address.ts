import ipaddr from 'ipaddr.js'

/** The part of IPv6 that IANA has allocated for the public network. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is public and unicast. Loopback, private, shared (RFC 6598), link-local
 * (cloud metadata), multicast, broadcast, documentation and reserved ranges are not; nor are IPv6
 * addresses that embed an IPv4 one (mapped, compatible, NAT64, 6to4, Teredo), as they may lead to
 * any of those. Source: https://www.iana.org/assignments/iana-ipv6-special-registry and
 * iana-ipv4-special-registry, as ipaddr.js has them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
