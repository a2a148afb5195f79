import { isIP, isIPv6 } from 'node:net'
import { FetchError } from './fetch_error.js'
import type { NetworkGuard } from './network_guard.js'

export interface CheckedTarget {
  url: URL
  hostname: string
  addresses: string[]
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

/**
 * Checks scheme, port, credentials and every IP address of a name. One forbidden address fails all,
 * because DNS may return any of them.
 * @throws FetchError `refused`, or `failed` if the name has no address
 */
export async function checkedTarget(
  address: string,
  guard: NetworkGuard,
  signal: AbortSignal
): Promise<CheckedTarget> {
  const url = webAddress(address, guard)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname, guard, signal)
  if (!addresses.length) throw new FetchError('failed', `${hostname} has no address`)
  const isAllowed = addresses.every((one) => isIP(one) !== 0 && guard.isAllowed(one))
  if (!isAllowed) throw new FetchError('refused', `${hostname} is not on the public network`)
  return { url, hostname, addresses }
}

/** The URL parser normalizes numeric hosts (`0x7f.1`, `2130706433`). */
function webAddress(address: string, { ports }: NetworkGuard): URL {
  const url = URL.parse(address)
  if (!url) throw new FetchError('refused', 'Not an address')
  const standardPort = DEFAULT_PORTS[url.protocol]
  if (!standardPort) throw new FetchError('refused', `${url.protocol} is not fetched`)
  if (url.username || url.password) throw new FetchError('refused', 'It holds credentials')
  if (!ports.includes(Number(url.port) || standardPort)) {
    throw new FetchError('refused', `Port ${url.port} is not fetched`)
  }
  return url
}

async function resolve(
  hostname: string,
  guard: NetworkGuard,
  signal: AbortSignal
): Promise<string[]> {
  if (/(^|\.)localhost\.?$/.test(hostname)) {
    throw new FetchError('refused', `${hostname} is this machine`)
  }
  try {
    return await guard.resolve(hostname, signal)
  } catch (cause) {
    throw new FetchError('failed', `${hostname} could not be resolved`, { cause })
  }
}

/** Makes `node:net` connect to the checked addresses. */
export function pinnedLookup({ addresses }: CheckedTarget) {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (
    _hostname: string,
    { all }: { all?: boolean },
    answer: (error: null, address: string | typeof found, family?: number) => void
  ): void => {
    if (all) answer(null, found)
    else answer(null, found[0].address, found[0].family)
  }
}
