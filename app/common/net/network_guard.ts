import { publicResolver } from './public_resolver.js'
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

/** Which part of the network guarded fetch may reach, and how it resolves names. */
export interface NetworkGuard {
  /** Every IPv4 and IPv6 address of a name. Rejects if there is none, or when the signal aborts. */
  resolve(hostname: string, signal: AbortSignal): Promise<string[]>

  /** checked for every address before anything is sent */
  isAllowed(address: string): boolean

  ports: readonly number[]

  /** certificates to trust instead of the public authorities', as PEM */
  ca?: string
}

/** The public network, on web ports only. */
export const PUBLIC_NETWORK: NetworkGuard = {
  resolve: publicResolver,
  isAllowed: isPublicAddress,
  ports: [80, 443],
}

let current = PUBLIC_NETWORK

export function networkGuard(): NetworkGuard {
  return current
}

/** Replaces the guard, for a test's own servers. @returns a function that restores it */
export function useNetworkGuard(guard: NetworkGuard): () => void {
  const before = current
  current = guard
  return () => void (current = before)
}
