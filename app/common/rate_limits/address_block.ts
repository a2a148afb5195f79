import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The key for limits per address: an IPv4 address, or the /64 network of an IPv6 one, since one
 * host may use all of it. Ignores the port some proxies put into `X-Forwarded-For`.
 */
export function addressBlock(written: string): string {
  const address = SocketAddress.parse(written)?.address ?? written
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.toNormalizedString().split(':', 4).join(':')}::/64`
}
